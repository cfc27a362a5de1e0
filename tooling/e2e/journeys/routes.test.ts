import type { Page } from '@playwright/test';
import { documentTitle, getRoute, matchRoute, type RouteName } from '@yaoji/routes';
import { accessFaults } from '../harness/accessible.ts';
import type { Account } from '../harness/buyer.ts';
import { type PageState, readState } from '../harness/page-state.ts';
import { follow } from '../harness/reply.ts';
import { type Station, stationsFor } from '../harness/route-walk.ts';
import { samplesOf } from '../harness/samples.ts';
import { expect, test } from '../harness/test.ts';

const SITE_TITLE = '药集';
const PATIENCE_MS = 12_000;
/** The pages are shared out by the length of their paths. */
const PARTS = [0, 1, 2];
const ACCOUNTS: readonly Account[] = ['pharmacy', 'clinic', 'newcomer', 'expired', 'chain'];

test.describe.configure({ mode: 'parallel', timeout: 600_000 });
// What is not this viewer's answers 404, on the console too.
test.use({ refusals: [404] });

test('@mobile every path and alias as a visitor', async ({ page, buyer }) => {
  expect(await walk(page, stationsFor('visitor', await samplesOf(page, buyer)))).toEqual([]);
});

for (const account of ACCOUNTS) {
  test(`@mobile every path and alias as ${account}`, async ({ page, buyer }) => {
    await buyer.enter(account);
    expect(await walk(page, stationsFor('buyer', await samplesOf(page, buyer, true)))).toEqual([]);
  });
}

for (const part of PARTS) {
  test(`@mobile every page is accessible, part ${part + 1}`, async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    const stations = stationsFor('buyer', await samplesOf(page, buyer, true));
    const pages = stations.filter(({ route, arrivals }, index) => {
      const isFirst = stations.findIndex((other) => other.route === route) === index;
      return isFirst && arrivals[0] === route && getRoute(route).path.length % PARTS.length === part;
    });
    expect(await walk(page, pages, accessFaults)).toEqual([]);
  });
}

test('[R114] the route named eleven_index leads to the default address of the site', async ({ page }) => {
  await page.goto('/eleven');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

/** Goes to each station from the one before, and tells what is not as the route table says. */
async function walk(
  page: Page,
  stations: readonly Station[],
  examine: (page: Page) => Promise<string[]> = async () => [],
): Promise<string[]> {
  const faults: string[] = [];
  await page.goto('/help/us/link');
  for (const station of stations) {
    await follow(page, station.address);
    const state = await settle(page, station);
    const { name } = matchRoute(state.path);
    const { layout, access } = getRoute(name);
    const { shadow: _, ...flags } = layout;
    const tell = (fault: string) => faults.push(`${station.address} at ${state.path}: ${fault}`);

    if (!station.arrivals.includes(name)) tell(`leads to ${name} instead of ${station.arrivals.join(' or ')}`);
    if (!isTitled(state, name)) tell(`is called ${state.title}, not ${documentTitle(name, SITE_TITLE)}`);
    if (JSON.stringify(state.layout) !== JSON.stringify(flags)) {
      tell(`has the layout ${JSON.stringify(state.layout)}, not ${JSON.stringify(flags)}`);
    }
    const expectedBack = access === 'visitor' && name === 'login' && station.route !== 'login';
    if (expectedBack && new URL(state.path, 'http://shop').searchParams.get('back') === null) tell('keeps no way back');
    for (const fault of state.faults) tell(fault);
    for (const fault of await examine(page)) tell(fault);
  }
  return faults;
}

/** What a page shows may go before its title. */
function isTitled({ title }: PageState, name: RouteName): boolean {
  const own = documentTitle(name, SITE_TITLE);
  return title === own || title.endsWith(` - ${own}`);
}

/** Waits until one of the pages that may stand there does; after a while it tells whatever does. */
async function settle(page: Page, { arrivals }: Station): Promise<PageState> {
  const until = Date.now() + PATIENCE_MS;
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
