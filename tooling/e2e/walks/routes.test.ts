import { getRoute } from '@yaoji/routes';
import { accessFaults } from '../harness/accessible.ts';
import type { Account } from '../harness/buyer.ts';
import { ownStations, type Station, stationsFor } from '../harness/route-walk.ts';
import { samplesOf } from '../harness/samples.ts';
import { expect, test } from '../harness/test.ts';
import { walk } from '../harness/walk.ts';

/** The pages are shared out by the length of their paths. */
const PARTS = [0, 1, 2];
const ACCOUNTS: readonly Account[] = ['clinic', 'newcomer', 'expired', 'chain'];

test.describe.configure({ mode: 'parallel' });
// Data of other viewers answers 404, which also appears on the console.
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
