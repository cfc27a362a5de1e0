import { like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pageView } from '#db/schema/page-view.ts';
import { throttle } from '#db/schema/throttle.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { sweepVisits } from './index.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

it('[C200] records views of visitors and of buyers, with their referrer', async () => {
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

it('[C200] stores no more per address than people view, and gives the same answer', async () => {
  await db.delete(pageView);
  await db.delete(throttle);
  const answers = new Set<number>();
  for (let view = 0; view < 320; view += 1) {
    answers.add((await call('recordPageView', { body: { path: `/list?page=${view}` } })).status);
  }
  expect([...answers]).toEqual([200]);
  expect(await db.$count(pageView)).toBe(300);
});

it('[C200] strangers fill little of the table, and end no buyer’s statistics', async () => {
  await db.delete(pageView);
  await db.delete(throttle);
  const session = await signIn((await addBuyer(db)).username);
  const view = { path: `/list?${'a'.repeat(1900)}`, title: '药'.repeat(300), referrer: `/${'b'.repeat(1900)}` };
  await call('recordPageView', { body: view });
  const [stored] = await db.select().from(pageView);
  expect(Buffer.byteLength(JSON.stringify(stored))).toBeLessThan(1500);
  await db.update(throttle).set({ count: 50_000 }).where(like(throttle.key, 'page-view-day:%'));
  await call('recordPageView', { body: { path: '/list' } });
  expect(await db.$count(pageView)).toBe(1);
  await call('recordPageView', { body: { path: '/list' } }, session);
  expect(await db.$count(pageView)).toBe(2);
});

it('[C200] stores views for 90 days', async () => {
  await db.delete(pageView);
  await db
    .insert(pageView)
    .values([1, 91].map((days) => ({ path: '/', createdAt: new Date(time.now.getTime() - days * 86_400_000) })));
  await sweepVisits(db, time.now);
  expect(await db.$count(pageView)).toBe(1);
});
