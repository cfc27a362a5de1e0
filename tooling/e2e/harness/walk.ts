import { expect, type Page } from '@playwright/test';
import { documentTitle, getRoute, matchRoute, type RouteName } from '@yaoji/routes';
import { phone } from '../playwright.config.ts';
import { type PageState, readState } from './page-state.ts';
import { follow } from './reply.ts';
import type { Station } from './route-walk.ts';

const SITE_TITLE = '药集';
/** Waits until one of the pages that may stand there does; after a while it tells whatever does. */
export async function settle(page: Page, { arrivals }: Station): Promise<PageState> {
  let state: PageState | undefined;
  const isThere = async () => {
    // A page that leads on by itself may be about to.
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

/** Goes to each station from the one before, and tells what is not as the route table says. */
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
    // What phones do not show is not loaded by them; the steps of an order have bars of their own at the foot.
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

/** What a page shows may go before its title. */
export function isTitled({ title }: PageState, name: RouteName): boolean {
  const own = titleOf(name);
  return title === own || title.endsWith(` - ${own}`);
}

export const titleOf = (name: RouteName) => documentTitle(name, SITE_TITLE);
