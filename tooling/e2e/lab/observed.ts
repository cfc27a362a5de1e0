import type { JSHandle, Page } from '@playwright/test';

/** The value that an injected script stored as `observed`. */
export const observedOn = <Observed>(page: Page): Promise<JSHandle<Observed>> =>
  // Only the injected script knows its type; the window's type lacks it.
  page.evaluateHandle(() => (window as unknown as { observed: Observed }).observed);
