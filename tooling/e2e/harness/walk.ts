import type { Page } from '@playwright/test';
import { documentTitle, matchRoute, type RouteName } from '@yaoji/routes';
import { type PageState, readState } from './page-state.ts';
import type { Station } from './route-walk.ts';

const SITE_TITLE = '药集';
const PATIENCE_MS = 12_000;

/** Waits until one of the pages that may stand there does; after a while it tells whatever does. */
export async function settle(page: Page, { arrivals }: Station, patience = PATIENCE_MS): Promise<PageState> {
  const until = Date.now() + patience;
  for (;;) {
    // A page that leads on by itself may be about to.
    const state = await readState(page).catch(() => undefined);
    const name = state && matchRoute(state.path).name;
    const isThere =
      state?.isReady && name === state.page && name !== undefined && arrivals.includes(name) && isTitled(state, name);
    if (state && (isThere || Date.now() > until)) return state;
    await page.waitForTimeout(50);
  }
}

/** What a page shows may go before its title. */
export function isTitled({ title }: PageState, name: RouteName): boolean {
  const own = titleOf(name);
  return title === own || title.endsWith(` - ${own}`);
}

export const titleOf = (name: RouteName) => documentTitle(name, SITE_TITLE);
