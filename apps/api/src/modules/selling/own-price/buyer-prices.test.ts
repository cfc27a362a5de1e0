import type { Schemas } from '@yaoji/api-client/desk/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { buyer } from '#db/schema/buyer.ts';
import { category } from '#db/schema/category.ts';
import { ownPriceList } from '#db/schema/own-price.ts';
import { priceLog } from '#db/schema/price-log.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

type Form = Schemas['OwnPriceForm'];

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const owner = await desk.work('owner');
const sales = await desk.work('sales');
const second = 1000;
const begin = Math.floor(shop.time.now.getTime() / second) * second;
/** The time this many seconds after the begin, also in Unix seconds. */
const at = (time: number) => new Date(begin + time * second);
const seconds = (time: number) => at(time).getTime() / second;

beforeEach(async () => {
  await db.delete(ownPriceList);
  shop.time.now = at(0);
});

const addClinic = async (time = -100) => {
  const { id } = await addBuyer(db, { businessKind: 'clinic', regionCode: '510104' });
  await db
    .update(buyer)
    .set({ createdAt: at(time) })
    .where(eq(buyer.id, id));
  return id;
};
/** A product with the list prices of some time. */
const addPriced = async (prices: [time: number, price: string | null][], values = {}) => {
  const goods = await addGoods(db, { price: prices.at(-1)?.[1] ?? null, ...values });
  await db.delete(priceLog).where(eq(priceLog.goodsId, goods.id));
  for (const [time, after] of prices)
    await db.insert(priceLog).values({ goodsId: goods.id, after, createdAt: at(time) });
  return goods;
};
const save = async (time: number, form: Partial<Form>, before?: Schemas['OwnPriceDetail'], session = sales) => {
  shop.time.now = at(time);
  const blank = { title: '年度协议', startsAt: seconds(0), isOpen: 1, joinsPromotions: 0, showsListPrice: 1 } as const;
  const list = { ...blank, ...before?.form, ...form };
  const { data, status } = before
    ? await desk.call(
        'changeOwnPrices',
        { params: { id: before.id }, body: { version: before.version, list } },
        session,
      )
    : await desk.call('createOwnPrices', { body: { list } }, session);
  expect(status).toBe(200);
  return data;
};
const history = async (id: number, goodsId: number, page = 1) =>
  (await desk.call('listBuyerPrices', { params: { id }, query: { goodsId, page } }, owner)).data;
const rows = async (id: number, goodsId: number) =>
  (await history(id, goodsId)).list.map(({ from, until, price, title, line, operator }) => [
    ...[from - seconds(0), until === null ? null : until - seconds(0), price],
    ...[title, line, operator],
  ]);

it('has each price with its list, its line, its time and its author, the latest first', async () => {
  const id = await addClinic();
  const goods = await addPriced([
    [-50, '12.80'],
    [6, '13.20'],
    [20, '13.50'],
  ]);
  const list = await save(2, { buyers: [{ id }], goods: [{ goodsId: goods.id, price: '11.50' }] });
  const cheaper = await save(4, { goods: [{ goodsId: goods.id, price: '11' }] }, list);
  const same = await save(5, { title: '新名' }, cheaper, owner);
  const closed = await save(8, { isOpen: 0 }, same, owner);
  shop.time.now = at(10);
  expect(await rows(id, goods.id)).toEqual([
    [8, null, '13.20', null, null, 'owner'],
    [6, 8, '11.00', '新名', '商品价', null],
    [4, 6, '11.00', '年度协议', '商品价', 'sales'],
    [2, 4, '11.50', '年度协议', '商品价', 'sales'],
    [-50, 2, '12.80', null, null, null],
  ]);
  expect((await history(id, goods.id)).list[1]).toMatchObject({ listId: closed.id, listPrice: '13.20' });
});

it('begins with the first list price, even if a list began before', async () => {
  const id = await addClinic();
  const goods = await addPriced([[3, '10.00']]);
  await save(1, { buyers: [{ id }], goods: [{ goodsId: goods.id, price: '8' }] });
  shop.time.now = at(9);
  expect(await rows(id, goods.id)).toEqual([[3, null, '8.00', '年度协议', '商品价', null]]);
});

it('follows the period of a list, its buyers, and lists of groups and regions', async () => {
  const id = await addClinic();
  const goods = await addPriced([[-50, '10.00']], { maker: '史记药业' });
  const rates = [{ maker: '史记药业', rate: '90' }];
  await save(1, { title: '诊所价', businesses: ['clinic'], startsAt: seconds(3), endsAt: seconds(7), rates });
  const mine = await save(4, { buyers: [{ id }], goods: [{ goodsId: goods.id, price: '8' }] });
  await save(5, { buyers: [], regions: [{ code: '110000' }] }, mine);
  shop.time.now = at(9);
  expect(await rows(id, goods.id)).toEqual([
    [7, null, '10.00', null, null, null],
    [5, 7, '9.00', '诊所价', '史记药业 90%', 'sales'],
    [4, 5, '8.00', '年度协议', '商品价', 'sales'],
    [3, 4, '9.00', '诊所价', '史记药业 90%', null],
    [-50, 3, '10.00', null, null, null],
  ]);
  const pharmacy = await addBuyer(db, { businessKind: 'pharmacy', regionCode: '510104' });
  expect((await history(pharmacy.id, goods.id)).list).toMatchObject([{ price: '10.00', listId: null }]);
});

it('a removed line, a renamed maker and a merged category keep the prices before', async () => {
  const id = await addClinic();
  const [root] = await db.insert(category).values({ name: '中成药', mode: 'normal', sort: 1 }).returning();
  const goods = await addPriced([[-50, '10.00']], { maker: '旧名史记', categoryId: root?.id ?? 0 });
  const lines = [
    { maker: '旧名史记', rate: '90' },
    { categoryId: root?.id ?? 0, rate: '80' },
  ];
  const list = await save(1, { businesses: ['clinic'], rates: lines });
  await save(2, { rates: lines.slice(1) }, list);
  await desk.call('renameMaker', { body: { name: '旧名史记', newName: '新名史记' } }, owner);
  shop.time.now = at(3);
  expect(await rows(id, goods.id)).toEqual([
    [2, null, '8.00', '年度协议', '中成药 80%', 'sales'],
    [1, 2, '9.00', '年度协议', '新名史记 90%', 'sales'],
    [-50, 1, '10.00', null, null, null],
  ]);
});

it('begins with the account, and comes in pages of twenty', async () => {
  const id = await addClinic(-2);
  const prices = Array.from({ length: 30 }, (_, time): [number, string] => [time - 5, `1${time}.00`]);
  const goods = await addPriced(prices);
  shop.time.now = at(100);
  const first = await history(id, goods.id);
  expect(first).toMatchObject({ total: 27 });
  expect(first.list).toHaveLength(20);
  const second = await history(id, goods.id, 2);
  expect(second.list.map(({ price }) => price).join(' ')).toBe('19.00 18.00 17.00 16.00 15.00 14.00 13.00');
  expect(second.list.at(-1)).toMatchObject({ from: seconds(-2), until: seconds(-1) });
});

it('is for operators who set prices; an unknown buyer or product is not found', async () => {
  const id = await addClinic();
  const { id: goodsId } = await addPriced([[0, '10.00']]);
  const quality = await desk.work('quality');
  const ask = (params: { id: number }, query: { goodsId: number }, session: string) =>
    desk.call('listBuyerPrices', { params, query }, session);
  expect((await ask({ id }, { goodsId }, quality)).status).toBe(403);
  expect((await ask({ id: 999_999 }, { goodsId }, sales)).status).toBe(404);
  expect((await ask({ id }, { goodsId: 999_999 }, sales)).status).toBe(404);
});
