import { expect, it } from 'vitest';
import { pageView } from '#db/schema/page-view.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn } = await startTestApp(db);

it('[C200] notes the views of visitors and of buyers, with where they came from', async () => {
  const { username } = await addBuyer(db);
  const session = await signIn(username);
  const view = { path: '/list?page=2', title: '商品列表 - 药集', referrer: '/' };
  expect((await call('recordPageView', { body: view })).status).toBe(200);
  expect((await call('recordPageView', { body: { path: '/cart' } }, session)).status).toBe(200);
  const rows = await db.select().from(pageView).orderBy(pageView.id);
  expect(rows).toMatchObject([
    { ...view, buyerId: null },
    { path: '/cart', title: '', referrer: '', buyerId: expect.any(Number) },
  ]);
});
