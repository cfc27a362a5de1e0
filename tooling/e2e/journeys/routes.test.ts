import type { Page } from '@playwright/test';
import { getRoute, matchRoute } from '@yaoji/routes';
import { accessFaults } from '../harness/accessible.ts';
import type { Account } from '../harness/buyer.ts';
import { follow } from '../harness/reply.ts';
import { ownStations, type Station, stationsFor } from '../harness/route-walk.ts';
import { samplesOf } from '../harness/samples.ts';
import { expect, test } from '../harness/test.ts';
import { isTitled, settle, titleOf } from '../harness/walk.ts';

/** The pages are shared out by the length of their paths. */
const PARTS = [0, 1, 2];
const ACCOUNTS: readonly Account[] = ['clinic', 'newcomer', 'expired', 'chain'];

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
  test(`@mobile every path and alias as pharmacy, each page accessible, part ${part + 1}`, async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    const stations = stationsFor('buyer', await samplesOf(page, buyer, true));
    const pages = new Set(ownStations(stations));
    const own = stations.filter(({ route }) => getRoute(route).path.length % PARTS.length === part);
    const examine = (station: Station) => (pages.has(station) ? accessFaults(page) : []);
    expect(await walk(page, own, examine)).toEqual([]);
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
  examine: (station: Station) => Promise<string[]> | string[] = () => [],
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
    if (!isTitled(state, name)) tell(`is called ${state.title}, not ${titleOf(name)}`);
    if (JSON.stringify(state.layout) !== JSON.stringify(flags)) {
      tell(`has the layout ${JSON.stringify(state.layout)}, not ${JSON.stringify(flags)}`);
    }
    const expectedBack = access === 'visitor' && name === 'login' && station.route !== 'login';
    if (expectedBack && new URL(state.path, 'http://shop').searchParams.get('back') === null) tell('keeps no way back');
    for (const fault of state.faults) tell(fault);
    for (const fault of await examine(station)) tell(fault);
  }
  return faults;
}
