import { expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { startTestDesk } from '#testing/desk.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const desk = await startTestDesk(db, await startTestApp(db));

it("keeps each operator's saved views, and removes the ones left out", async () => {
  const [sales, warehouse] = [await desk.work('sales'), await desk.work('warehouse')];
  const views = [
    { list: 'orders' as const, name: '大单', query: 'status=paid&sort=-total', hidden: ['行数'] },
    { list: 'buyers' as const, name: '全部', query: '' },
  ];
  expect((await desk.call('listViews', {}, sales)).data).toEqual([]);
  expect((await desk.call('saveViews', { body: { views } }, sales)).data).toEqual(views);
  expect((await desk.call('listViews', {}, sales)).data).toEqual(views);
  expect((await desk.call('listViews', {}, warehouse)).data).toEqual([]);
  await desk.call('saveViews', { body: {} }, sales);
  expect((await desk.call('listViews', {}, sales)).data).toEqual([]);
  const nameless = [{ list: 'orders' as const, name: '', query: '' }];
  expect((await desk.call('saveViews', { body: { views: nameless } }, sales)).status).toBe(422);
});
