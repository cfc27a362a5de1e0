import type { Schemas } from '@yaoji/api-client/desk/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { category } from '#db/schema/category.ts';
import { ownPriceList, ownPriceListLog } from '#db/schema/own-price.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addActivity, addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

type Form = Schemas['OwnPriceForm'];

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
let [sales, mine] = ['', 0];
beforeAll(async () => {
  sales = await desk.work('sales');
  mine = (await addBuyer(db, { businessKind: 'clinic', company: '康宁诊所' })).id;
});
beforeEach(() => db.delete(ownPriceList));

const seconds = (ms = 0) => Math.floor((shop.time.now.getTime() + ms) / 1000);
const formOf = (form: Partial<Form>): Form => ({
  ...{ title: '年度协议', startsAt: seconds(-60_000), isOpen: 1, joinsPromotions: 0, showsListPrice: 1 },
  buyers: [{ id: mine }],
  ...form,
});
const preview = (form: Partial<Form>, { buyer = mine, id }: { buyer?: number; id?: number } = {}) =>
  desk.call('previewOwnPrices', { body: { list: formOf(form), buyer, ...(id && { id }) } }, sales);
const goodsIn = async (...asked: Parameters<typeof preview>) => (await preview(...asked)).data.goods;

it('shows price, struck price and reason as the buyer will see them, and saves nothing', async () => {
  const { id, name } = await addGoods(db, { price: '12.80' });
  const dear = await addGoods(db, { price: '9.00' });
  const bare = await addGoods(db, { price: null });
  const goods = [id, dear.id, bare.id].map((goodsId) => ({ goodsId, price: '11.50' }));
  const { data } = await preview({ goods });
  expect(data).toMatchObject({ company: '康宁诊所', at: seconds() });
  expect(data.goods).toMatchObject([
    { id: bare.id, price: null, struckPrice: null, reason: '暂无报价' },
    { id: dear.id, price: '9.00', struckPrice: null, reason: '本表价格不低于原价，按原价' },
    { id, name, price: '11.50', struckPrice: '12.80', reason: '本表商品价' },
  ]);
  expect((await goodsIn({ goods, showsListPrice: 0 }))[2]).toMatchObject({ price: '11.50', struckPrice: null });
  expect([await db.$count(ownPriceList), await db.$count(ownPriceListLog)]).toEqual([0, 0]);
});

it('shows products of percentages, down to their floor', async () => {
  const [root] = await db.insert(category).values({ name: '试算类', mode: 'normal', sort: 1 }).returning();
  const categoryId = root?.id ?? 0;
  const a = await addGoods(db, { price: '10.00', maker: '试算厂', ownFloor: '9.50' });
  const b = await addGoods(db, { price: '10.00', maker: '别厂', categoryId });
  const rates = [
    { maker: '试算厂', rate: '90' },
    { categoryId, rate: '80' },
  ];
  const found = await goodsIn({ rates });
  expect(found.map(({ id, price, reason }) => [id, price, reason])).toEqual([
    [a.id, '9.50', '本表试算厂 90%'],
    [b.id, '8.00', '本表试算类 80%'],
  ]);
});

it('says when another list, a tier or an activity decides', async () => {
  const [other, tiered, special] = [
    await addGoods(db, { price: '12.80' }),
    await addGoods(db, { price: '12.80', ladder: [{ number: '1', price: '10.00' }] }),
    await addGoods(db, { price: '12.80' }),
  ];
  const goods = [other, tiered, special].map(({ id: goodsId }) => ({ goodsId, price: '11.50' }));
  const first = { ...formOf({ title: '点名表', goods: goods.slice(0, 1) }) };
  expect((await desk.call('createOwnPrices', { body: { list: first } }, sales)).status).toBe(200);
  await addActivity(db, shop.time.now, {
    kind: 'daily_special',
    goods: [{ goodsId: special.id, price: '8.00' }],
  });
  const found = await goodsIn({ buyers: [], businesses: ['clinic'], joinsPromotions: 1, goods });
  expect(found.map(({ price, reason }) => [price, reason])).toEqual([
    ['8.00', '活动价更低'],
    ['10.00', '起订量已到阶梯价'],
    ['11.50', '按“点名表”'],
  ]);
});

it('shows a closed or coming list as it will be, and a changed one in its place', async () => {
  const { id } = await addGoods(db, { price: '12.80' });
  const { data } = await desk.call(
    'createOwnPrices',
    { body: { list: formOf({ goods: [{ goodsId: id, price: '9' }] }) } },
    sales,
  );
  const changed = { goods: [{ goodsId: id, price: '10' }] };
  expect((await goodsIn(changed, { id: data.id }))[0]).toMatchObject({ price: '10.00', reason: '本表商品价' });
  const coming = await preview({ ...changed, isOpen: 0, startsAt: seconds(3_600_000) }, { id: data.id });
  expect(coming.data).toMatchObject({ at: seconds(3_600_000), goods: [{ price: '10.00', reason: '本表商品价' }] });
});

it('refuses what saving refuses, and buyers whom the list does not name', async () => {
  const { id } = await addGoods(db);
  const goods = [{ goodsId: id, price: '9' }];
  const other = await addBuyer(db, { businessKind: 'pharmacy', regionCode: '110101' });
  expect((await preview({ goods }, { buyer: other.id })).errors).toEqual({ buyer: ['这张表不适用于这个客户'] });
  expect((await preview({ buyers: [], regions: [{ code: '110000' }], goods }, { buyer: other.id })).status).toBe(200);
  expect((await preview({ goods: [{ goodsId: 999_999, price: '9' }] })).errors).toHaveProperty([
    'list[goods][0][goodsId]',
  ]);
  expect((await preview({ goods }, { id: 999_999 })).status).toBe(404);
  expect((await preview({ goods }, { buyer: 999_999 })).status).toBe(404);
});
