import { expect, type Page } from '@playwright/test';
import { documentTitle, getRoute, matchRoute, type RouteName } from '@yaoji/routes';
import { phone } from '../playwright.config.ts';
import { type PageState, readState } from './page-state.ts';
import { follow } from './reply.ts';
import type { Station } from './route-walk.ts';

const SITE_TITLE = '药集';
/** Waits for one of the expected pages; after a while returns the actual one. */
export async function settle(page: Page, { arrivals }: Station): Promise<PageState> {
  let state: PageState | undefined;
  const isThere = async () => {
    // A page that redirects may be about to.
    state = await readState(page).catch(() => undefined);
    if (!state?.isReady) return false;
    const { name } = matchRoute(state.path);
    return name === state.page && arrivals.includes(name) && isTitled(state, name);
  };
  await expect
    .poll(isThere, { intervals: [50] })
    .toBe(true)
    .catch(() => undefined);
  return state ?? readState(page);
}

/** Visits the stations in turn, and reports differences from the route table. */
export async function walk(
  page: Page,
  stations: readonly Station[],
  examine: (station: Station) => Promise<string[]> | string[] = () => [],
): Promise<string[]> {
  const faults: string[] = [];
  const isPhone = page.viewportSize()?.width === phone.viewport.width;
  await page.goto('/help/us/link');
  for (const station of stations) {
    await follow(page, station.address);
    const state = await settle(page, station);
    const { name } = matchRoute(state.path);
    const { layout, access } = getRoute(name);
    const { shadow: _, restoresScroll: __, ...wide } = layout;
    // Phones do not load hidden parts; the steps of an order have their own bars at the foot.
    const flags = isPhone
      ? { ...wide, menu: null, nav: false, topAd: false, panel: wide.panel && wide.step === null }
      : wide;
    const report = (fault: string) => faults.push(`${station.address} at ${state.path}: ${fault}`);

    if (!station.arrivals.includes(name)) report(`leads to ${name} instead of ${station.arrivals.join(' or ')}`);
    if (!isTitled(state, name)) report(`is called ${state.title}, not ${titleOf(name)}`);
    if (JSON.stringify(state.layout) !== JSON.stringify(flags)) {
      report(`has the layout ${JSON.stringify(state.layout)}, not ${JSON.stringify(flags)}`);
    }
    const expectedBack = access === 'visitor' && name === 'login' && station.route !== 'login';
    if (expectedBack && new URL(state.path, 'http://shop').searchParams.get('back') === null)
      report('keeps no way back');
    for (const fault of state.faults) report(fault);
    for (const fault of await examine(station)) report(fault);
  }
  return faults;
}

/** Content may precede the page's title. */
export function isTitled({ title }: PageState, name: RouteName): boolean {
  const own = titleOf(name);
  return title === own || title.endsWith(` - ${own}`);
}

export const titleOf = (name: RouteName) => documentTitle(name, SITE_TITLE);
