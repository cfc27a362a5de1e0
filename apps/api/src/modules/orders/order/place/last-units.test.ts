import { expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { rushForLastUnits } from '#testing/last-units.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase('server', { maxConnections: 20 });
const first = await startTestApp(db);
const second = await startTestApp(db);

it('[O2] sells exactly the last 10 units to 40 buyers at once, and names the line to each other one', async () => {
  const rush = await rushForLastUnits(db, [first, second], 40, 10);
  expect(rush).toMatchObject({ sold: 10, orders: 10, refused: 30, strange: [], stockLeft: '0.000', breaches: [] });
});
