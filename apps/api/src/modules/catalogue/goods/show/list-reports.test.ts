import { expect, test } from 'vitest';
import { batchReport } from '#db/schema/batch-report.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn } = await startTestApp(db);
await addBuyer(db, { username: 'reader' });
const session = await signIn('reader');
const pill = await addGoods(db, { name: '六味地黄丸', maker: '豫西本草' });
const herb = await addGoods(db, { name: '黄芪', maker: '陇西药材' });
const content = Buffer.from('%PDF-1.4');
await db.insert(batchReport).values([
  { goodsId: pill.id, batchNo: 'A20260312', name: '甲', issuedOn: '2026-03-20', content },
  { goodsId: herb.id, batchNo: 'B_1%', name: '乙', issuedOn: '2026-04-01', content },
]);

const find = async (query: object = {}) =>
  (await call('listReports', { query }, session)).data.list.map(({ pihao }) => pihao);

test('[C258] reports are found by part of a batch, a name or a maker, the latest first', async () => {
  expect(await find()).toEqual(['B_1%', 'A20260312']);
  expect(await find({ keywords: ' a2026 ' })).toEqual(['A20260312']);
  expect(await find({ keywords: '地黄' })).toEqual(['A20260312']);
  expect(await find({ keywords: '陇西' })).toEqual(['B_1%']);
  expect(await find({ keywords: '_1%' })).toEqual(['B_1%']);
  expect(await find({ keywords: '%' })).toEqual(['B_1%']);
  expect(await find({ per_page: 1, page: 2 })).toEqual(['A20260312']);
});

test('[C258] each has its document, for buyers only', async () => {
  const { data } = await call('listReports', { query: { keywords: '地黄' } }, session);
  expect(data.list[0]).toMatchObject({ goods_id: pill.id, sccj: '豫西本草', bought: 0 });
  expect(data.list[0]?.url).toMatch(/^\/reports\/\d+\.pdf$/);
  expect((await call('listReports', { query: {} })).status).toBe(401);
});
