import type { JSHandle, Page } from '@playwright/test';

/** What a script that was added to the page has put aside there as `observed`. */
export const observedOn = <Observed>(page: Page): Promise<JSHandle<Observed>> =>
  // Only the script that puts it there knows its type; the window's own has none of it.
  page.evaluateHandle(() => (window as unknown as { observed: Observed }).observed);
