import { goodsCodec } from '@yaoji/api-client/wire';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { importRows } from '#modules/catalogue/catalogue/index.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn } = await startTestApp(db);
const now = new Date();

const pill = { name: '六味地黄丸', common_name: '六味地黄丸', unit: '瓶', scope: '', batch_no: '1' };
const rows = [
  { ...pill, maker: '甲', spec: '200丸/瓶', price: '12', stock: '50' },
  { ...pill, maker: '乙', spec: '360丸/瓶', price: '18', stock: '50' },
  { ...pill, maker: '丙', spec: '9g×10丸', price: '9', stock: '50' },
  { ...pill, maker: '丁', spec: '9g×10丸', price: '8', stock: '0' },
  { ...pill, maker: '戊', spec: '大瓶装', price: '5', stock: '50' },
  { name: '知柏地黄丸', maker: '甲', spec: '200丸/瓶', unit: '瓶', price: '13', stock: '50' },
  { name: '知柏地黄丸（浓缩丸）', maker: '乙', spec: '360丸/瓶', unit: '瓶', price: '30', stock: '50' },
];
await importRows(
  db,
  rows.map((row, index) => ({ line: index + 2, row })),
  { now },
);
await addBuyer(db, { username: 'reader' });
const session = await signIn('reader');

const list = async (query: object, as?: string) => {
  const { data } = await call('listGoods', { query: { keywords: '地黄丸', group: 1, ...query } } as never, as);
  return data.list.map(goodsCodec.read);
};
const short = (goods: Awaited<ReturnType<typeof list>>) =>
  goods.map(({ maker, contentPrice: each }) => [maker, each && `${each.price}/${each.unit}${each.lowest ? '!' : ''}`]);

test('[X3] products of one name are grouped by price per piece, the lowest of each strength marked', async () => {
  expect(short(await list({}, session))).toEqual([
    ['乙', '0.05/丸!'],
    ['甲', '0.06/丸'],
    ['丙', '0.90/丸'],
    ['戊', null],
    ['丁', '0.80/丸'],
    ['甲', '0.065/丸!'],
    ['乙', '0.0833/丸'],
  ]);
});

test('a list that is not grouped compares no prices per piece', async () => {
  const { data } = await call('listGoods', { query: { keywords: '地黄丸' } }, session);
  const prices = data.list.map(goodsCodec.read).map(({ contentPrice }) => contentPrice);
  expect(prices.filter((each) => each !== null)).toHaveLength(6);
  expect(prices).toContainEqual({ price: '0.05', unit: '丸', lowest: null });
});

test('[X3] its pages neither repeat nor skip products', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => list({ page, per_page: 3 }, session)));
  expect(pages.map(short)).toEqual([
    [
      ['乙', '0.05/丸!'],
      ['甲', '0.06/丸'],
      ['丙', '0.90/丸'],
    ],
    [
      ['戊', null],
      ['丁', '0.80/丸'],
      ['甲', '0.065/丸!'],
    ],
    [['乙', '0.0833/丸']],
  ]);
});

test('a list without keywords, and one with guessed keywords, are grouped as well', async () => {
  expect(short(await list({ keywords: undefined }, session))).toHaveLength(7);
  expect(short(await list({ keywords: '地皇丸' }, session))[0]).toEqual(['乙', '0.05/丸!']);
});

test('[P1] viewers without prices see none per piece, nor their order', async () => {
  const goods = await list({});
  expect(goods.every(({ contentPrice }) => contentPrice === null)).toBe(true);
  expect(goods.slice(0, 4).map(({ maker }) => maker)).toEqual(['甲', '乙', '丙', '戊']);
});

test('C255 returns the requested products in their order', async () => {
  const [first, second] = await list({}, session);
  const { data } = await call('compareGoods', { query: { ids: `${second?.id},${first?.id},999999` } }, session);
  expect(data.map(({ id, content_price }) => [id, content_price?.lowest])).toEqual([
    [second?.id, false],
    [first?.id, true],
  ]);
});

test('[P8] products show the buyer’s own quantity in the cart and last price only', async () => {
  await addBuyer(db, { username: 'other' });
  const other = await signIn('other');
  const [goods] = await list({}, session);
  const id = goods?.id ?? 0;
  expect(goods).toMatchObject({ inCart: '0', lastPrice: null });
  await placeOrder(call, session, [{ goods_id: id, number: '3' }]);
  await call('addCartLines', { body: { params: [{ goods_id: id, number: '4' }] } }, session);
  expect((await list({}, session))[0]).toMatchObject({ id, inCart: '4', lastPrice: '18.00' });
  expect((await list({}, other))[0]).toMatchObject({ id, inCart: '0', lastPrice: null });
});
