import { beforeAll, expect, it } from 'vitest';
import { erpGoods } from '#db/schema/erp-code.ts';
import { stockBatch } from '#db/schema/stock-batch.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const desk = await startTestDesk(db, await startTestApp(db));
let quality = '';
const ids = { one: 0, two: 0, three: 0 };

beforeAll(async () => {
  quality = await desk.work('quality');
  ids.one = (await addGoods(db, { name: '六味地黄丸', spec: '200丸', barcode: '6901234567892' })).id;
  ids.two = (await addGoods(db, { name: '知柏地黄丸', barcode: '6900000000012' })).id;
  ids.three = (await addGoods(db, { name: '知柏地黄丸', spec: '大包', barcode: '6900000000012' })).id;
  await db.insert(erpGoods).values({ code: 'ZY-00-12', goodsId: ids.one });
});

const match = async (kind: 'picture' | 'report', ...names: string[]) =>
  (await desk.call('matchFiles', { body: { kind, names } }, quality)).data;

it.each([
  '6901234567892.jpg',
  '6901234567892-2.JPG',
  '6901234567892 (2).png',
  '6901234567892（3）.webp',
  '6901234567892_正面.jpg',
  'zy-00-12.jpg',
  'ZY-00-12-1.jpg',
  '图片/6901234567892.jpg',
])('finds the product of the picture %s', async (name) => {
  expect(await match('picture', name)).toEqual([
    { name, found: 'one', id: ids.one, title: '六味地黄丸 200丸', stored: 0 },
  ]);
});

it('guesses no product: unknown and ambiguous codes are said', async () => {
  const found = await match('picture', '6900000000012.jpg', '690123456789.jpg', 'ZY.jpg', "';--.jpg", '.jpg');
  expect(found.map((each) => [each.found, each.id])).toEqual([
    ['several', null],
    ['none', null],
    ['none', null],
    ['none', null],
    ['none', null],
  ]);
});

it('finds the batch of a report, and needs the product where several have it', async () => {
  const batches = [
    { goodsId: ids.one, batchNo: 'A2403-01', expiry: '2030-01-31' },
    { goodsId: ids.one, batchNo: 'A2403-01', expiry: '2030-02-28' },
    { goodsId: ids.one, batchNo: '20260801' },
    { goodsId: ids.two, batchNo: '20260801' },
    { goodsId: ids.two, batchNo: '1' },
  ];
  const rows = await db
    .insert(stockBatch)
    .values(batches.map((batch) => ({ quantity: '0', ...batch })))
    .returning();
  const names = ['a2403-01.pdf', '六味地黄丸 A2403-01.pdf', '六味地黄丸-20260801.pdf', '6901234567892_20260801.pdf'];
  const found = await match('report', ...names, '20260801.pdf', '大板蓝根_1.pdf', '20260802.pdf');
  expect(found.map(({ id }) => id)).toEqual([rows[1]?.id, rows[1]?.id, rows[2]?.id, rows[2]?.id, null, null, null]);
  expect(found[4]).toMatchObject({ found: 'several' });
  const body = { file: new File(['%PDF-1.7\n%%EOF'], 'a.pdf', { type: 'application/pdf' }) };
  expect((await desk.call('addReport', { params: { id: rows[2]?.id ?? 0 }, body }, quality)).status).toBe(200);
  expect(await match('report', '六味地黄丸-20260801.pdf')).toMatchObject([{ stored: 1 }]);
});

it('guesses no batch from the date in the name of another product', async () => {
  await db.insert(stockBatch).values({ goodsId: ids.two, batchNo: '260801', quantity: '0' });
  const names = ['六味地黄丸-A2408-260801.pdf', '药检 260801.pdf', '知柏地黄丸-260801.pdf', '260801.pdf'];
  const found = await match('report', ...names);
  expect(found.map(({ found: how }) => how)).toEqual(['none', 'none', 'one', 'one']);
});
