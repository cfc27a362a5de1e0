import { deskHref } from '@yaoji/routes/desk';
import { enterDesk } from '../harness/desk.ts';
import { expect, test } from '../harness/test.ts';

test('names of customers keep their room in the lists of the desk at 1024 px', async ({ context, shop }) => {
  const desk = await enterDesk(context, shop, 'owner');
  await desk.setViewportSize({ width: 1024, height: 768 });
  await desk.goto(new URL(deskHref('rebateSums'), desk.url()).href);
  const name = desk.getByRole('table').getByRole('link', { name: '禾康宁大药房（锦江店）' });
  await expect(name).toBeVisible();
  const room = await name.evaluate((link) => link.parentElement?.clientWidth ?? 0);
  expect(room).toBeGreaterThanOrEqual(Math.floor((await name.boundingBox())?.width ?? Number.POSITIVE_INFINITY));
});
