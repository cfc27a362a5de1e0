import { ownStations, stationsFor } from '../harness/route-walk.ts';
import { samplesOf } from '../harness/samples.ts';
import { expect, test } from '../harness/test.ts';
import { walk } from '../harness/walk.ts';

test.describe('what is not this viewer’s answers 404, on the console too', () => {
  test.use({ refusals: [404] });

  test('every page is at its address, with its title and layout, for a buyer', async ({ page, buyer }) => {
    test.setTimeout(1_200_000);
    await buyer.enter('pharmacy');
    expect(await walk(page, ownStations(stationsFor('buyer', await samplesOf(page, buyer, true))))).toEqual([]);
  });
});

test('[R114] the route named eleven_index leads to the default address of the site', async ({ page }) => {
  await page.goto('/eleven');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});
