import type { Schemas } from '@yaoji/api-client/desk/contract';
import { cartCodec, checkoutCodec, goodsCodec, pricingInput } from '@yaoji/api-client/wire';
import { priceCart } from '@yaoji/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { category } from '#db/schema/category.ts';
import { goods as goodsTable } from '#db/schema/goods.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { orderLine } from '#db/schema/order-line.ts';
import { ownPriceList } from '#db/schema/own-price.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addActivity, addGoods, changeGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { draftOf, startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

type Form = Schemas['OwnPriceForm'];

const { db } = await openTestDatabase();
const shop = await startTestApp(db, { OPEN_PRICES: 'yes' });
const desk = await startTestDesk(db, shop);
let [sales, finance, mine, other] = ['', '', '', ''];
let [mineId, otherId] = [0, 0];

beforeAll(async () => {
  sales = await desk.work('sales');
  finance = await desk.work('finance');
  mineId = (await addBuyer(db, { username: 'mine', businessKind: 'clinic' })).id;
  otherId = (await addBuyer(db, { username: 'other', businessKind: 'pharmacy', regionCode: '110101' })).id;
  mine = await shop.signIn('mine');
  other = await shop.signIn('other');
});
beforeEach(() => db.delete(ownPriceList));

const seconds = (ms = 0) => Math.floor((shop.time.now.getTime() + ms) / 1000);
const formOf = (form: Partial<Form>): Form => ({
  title: '年度协议',
  startsAt: seconds(-60_000),
  isOpen: 1,
  joinsPromotions: 0,
  showsListPrice: 1,
  ...form,
});
/** A list for the buyer `mine`, unless others are named. */
const create = (form: Partial<Form>, session = sales) => {
  const list = formOf({ buyers: [{ id: mineId }], ...form });
  return desk.call('createOwnPrices', { body: { list } }, session);
};
const change = ({ id, version, form }: Schemas['OwnPriceDetail'], values: Partial<Form>) =>
  desk.call('changeOwnPrices', { params: { id }, body: { version, list: { ...form, ...values } } }, sales);

const listed = async (maker: string, session?: string) => {
  const { data } = await shop.call('listGoods', { query: { maker: [maker] } }, session);
  return data.list.map(goodsCodec.read);
};
const detail = async (id: number, session: string) =>
  goodsCodec.read((await shop.call('getGoods', { params: { id } }, session)).data.goods);
const cartOf = async (session: string) => cartCodec.read((await shop.call('getCart', {}, session)).data);

it('buyers see different prices in the same list, and visitors the list price', async () => {
  const { id, maker } = await addGoods(db, { price: '12.80', maker: '两价药业' });
  await create({ goods: [{ goodsId: id, price: '11.50' }] });
  for (const session of [undefined, mine, other, mine]) {
    const [card] = await listed(maker, session);
    if (session !== mine) expect(card).toMatchObject({ price: '12.80', struckPrice: null, ownPrice: null });
    else expect(card).toMatchObject({ price: '11.50', struckPrice: '12.80', ownPrice: { title: '年度协议' } });
  }
  expect(await detail(id, mine)).toMatchObject({ price: '11.50', listPrice: '12.80' });
  expect(await detail(id, other)).toMatchObject({ price: '12.80', ownPrice: null });
});

it.each([
  ['its kind of business', { businesses: ['clinic'] }],
  ['its province', { regions: [{ code: '510000' }] }],
  ['its city', { regions: [{ code: '510100' }] }],
  ['its district', { regions: [{ code: '510104' }] }],
] satisfies [string, Partial<Form>][])('a list can name a buyer by %s', async (_, members) => {
  const { id } = await addGoods(db, { price: '12.80' });
  await create({ buyers: [], ...members, goods: [{ goodsId: id, price: '11.50' }] });
  expect((await detail(id, mine)).price).toBe('11.50');
  expect((await detail(id, other)).price).toBe('12.80');
});

it('a percentage follows the list price down to the floor, by maker, category and for everything', async () => {
  const [root] = await db.insert(category).values({ name: '中成药', mode: 'normal', sort: 1 }).returning();
  const values = { price: '10.00', maker: '协议厂', categoryId: root?.id ?? 0 };
  const { id } = await addGoods(db, { ...values, ownFloor: '8.55' });
  const elsewhere = await addGoods(db, { price: '10.00', maker: '别家' });
  const rates = [{ maker: '协议厂', rate: '90' }, { categoryId: values.categoryId, rate: '80' }, { rate: '95' }];
  await create({ rates });
  expect((await detail(id, mine)).price).toBe('9.00');
  expect((await detail(elsewhere.id, mine)).price).toBe('9.50');
  await changeGoods(db, id, { price: '9.20' }, shop.time.now);
  expect((await detail(id, mine)).price).toBe('8.55');
});

it('[D6] card, cart, checkout and order agree on the price, and the order stores its list and line', async () => {
  const { id } = await addGoods(db, { price: '12.80', ladder: [{ number: '5', price: '11.00' }] });
  await addActivity(db, shop.time.now, {
    kind: 'full_reduction',
    goods: [{ goodsId: id }],
    tiers: [{ amount: '10', money: '5' }],
  });
  const { data: list } = await create({ goods: [{ goodsId: id, price: '11.50' }] });
  const card = await detail(id, mine);
  expect(card).toMatchObject({ ladder: [], activities: [], tags: [], priceId: card.ownPrice?.lineId });
  const { ids } = await fillCart(shop.call, mine, [{ goods_id: id, number: '10' }]);
  const cart = await cartOf(mine);
  expect(cart.lines[0]).toMatchObject({ unitPrice: '11.50', priceKind: 'own' });
  expect(priceCart(pricingInput(cart)).hints.map(({ kind }) => kind)).toEqual(['shipping']);
  expect(priceCart(pricingInput(cart)).totals).toMatchObject({ list: '128.00', goodsPayable: '115.00' });
  const checked = checkoutCodec.read((await shop.call('checkoutCart', { body: { ids } }, mine)).data);
  expect(checked.totals.goods).toBe('115.00');
  const { data } = await shop.call('placeOrder', { body: await orderForm(shop.call, mine, ids) }, mine);
  await change(list, { goods: [{ goodsId: id, price: '9.00' }] });
  const ordered = (await shop.call('getOrder', { params: { id: data.id } }, mine)).data.lines[0];
  const ownPrice = { list_id: list.id, id: card.ownPrice?.lineId, title: '年度协议' };
  expect(ordered).toMatchObject({ price: '11.50', proof: { list: '128.00', own_price: ownPrice, paid: '115.00' } });
  const [line] = await db.select().from(orderLine).where(eq(orderLine.orderId, data.id));
  expect(line?.proof.ownPrice).toMatchObject({ listId: list.id, lineId: card.ownPrice?.lineId, title: '年度协议' });
});

it('joins promotions if the list says so', async () => {
  const { id } = await addGoods(db, {
    price: '12.80',
    ladder: [
      { number: '5', price: '11.00' },
      { number: '2', price: '12.00' },
    ],
  });
  await addActivity(db, shop.time.now, {
    kind: 'full_reduction',
    goods: [{ goodsId: id }],
    tiers: [{ amount: '10', money: '5' }],
  });
  await create({ joinsPromotions: 1, goods: [{ goodsId: id, price: '11.50' }] });
  const card = await detail(id, mine);
  expect(card.ladder.map(({ number }) => number)).toEqual(['5']);
  expect(card.activities).toHaveLength(1);
  await fillCart(shop.call, mine, [{ goods_id: id, number: '10' }]);
  const { lines } = await cartOf(mine);
  expect(lines.find(({ goodsId }) => goodsId === id)).toMatchObject({ unitPrice: '11.00', proof: { paid: '105.00' } });
});

it('hides the list price everywhere if the list says so', async () => {
  const { id } = await addGoods(db, { price: '12.80', basePrice: '15.00' });
  await create({ showsListPrice: 0, goods: [{ goodsId: id, price: '11.50' }] });
  expect(await detail(id, mine)).toMatchObject({ price: '11.50', struckPrice: null, listPrice: '11.50' });
  await fillCart(shop.call, mine, [{ goods_id: id, number: '1' }]);
  const { lines } = await cartOf(mine);
  const line = lines.find(({ goodsId }) => goodsId === id);
  expect(line).toMatchObject({ priceKind: 'own', proof: { list: '11.50', priceReduction: '0.00' } });
});

it('a changed own price is never silent: adding says so, and an order at the old total is refused', async () => {
  const { id } = await addGoods(db, { price: '12.80' });
  const { data: list } = await create({ goods: [{ goodsId: id, price: '11.50' }] });
  const { priceId, price } = await detail(id, mine);
  const { ids } = await fillCart(shop.call, mine, [{ goods_id: id, number: '1' }]);
  const form = await orderForm(shop.call, mine, ids);
  await change(list, { goods: [{ goodsId: id, price: '12.00' }] });
  const params = [{ goods_id: id, number: '1', goods_price_id: priceId, price: price ?? '' }];
  const added = await shop.call('addCartLines', { body: { params } }, mine);
  expect(added.data.results[0]).toMatchObject({ ok: true, code: 'PRICE_CHANGED' });
  const placed = await shop.call('placeOrder', { body: form }, mine);
  expect(placed.status).toBe(409);
});

it('a list price that moves a percentage answers PRICE_CHANGED, too', async () => {
  const { id } = await addGoods(db, { price: '10.00' });
  await create({ rates: [{ rate: '90' }] });
  const { priceId, price } = await detail(id, mine);
  await changeGoods(db, id, { price: '11.00' }, shop.time.now);
  const params = [{ goods_id: id, number: '1', goods_price_id: priceId, price: price ?? '' }];
  const added = await shop.call('addCartLines', { body: { params } }, mine);
  expect(added.data.results[0]?.code).toBe('PRICE_CHANGED');
});

it('[D4] a list holds in its period and while it is open', async () => {
  const { id } = await addGoods(db, { price: '12.80' });
  const goods = [{ goodsId: id, price: '11.50' }];
  const { data: coming } = await create({ startsAt: seconds(60_000), goods });
  expect((await detail(id, mine)).price).toBe('12.80');
  const { data: running } = await change(coming, { startsAt: seconds(-60_000), endsAt: seconds(60_000) });
  expect((await detail(id, mine)).price).toBe('11.50');
  await change(running, { isOpen: 0 });
  expect((await detail(id, mine)).price).toBe('12.80');
});

it('a price below the floor takes effect only once somebody else approves it', async () => {
  const { id, name } = await addGoods(db, { price: '12.80', ownFloor: '11.00' });
  const refused = await create({ goods: [{ goodsId: id, price: '10.00' }] });
  expect(refused.message).toContain(`${name}的协议价`);
  expect((await detail(id, mine)).price).toBe('12.80');
  // A refusal's data is not in the operation's type.
  const draft = draftOf(refused);
  await desk.call('requestApproval', { params: { id: draft }, body: { reason: '大客户' } }, sales);
  await desk.call('approveRequest', { params: { id: draft }, body: {} }, finance);
  expect((await detail(id, mine)).price).toBe('10.00');
});

it('an approved price needs no second approval until its list reaches others', async () => {
  const low = await addGoods(db, { price: '12.80', ownFloor: '11.00' });
  const usual = await addGoods(db, { price: '12.80' });
  const goods = [
    { goodsId: low.id, price: '10.00' },
    { goodsId: usual.id, price: '12.00' },
  ];
  const refused = await create({ goods });
  // A refusal's data is not in the operation's type.
  const draft = draftOf(refused);
  await desk.call('requestApproval', { params: { id: draft }, body: { reason: '大客户' } }, sales);
  await desk.call('approveRequest', { params: { id: draft }, body: {} }, finance);
  const [id = 0] = (await desk.call('listOwnPrices', {}, sales)).data.list.map((list) => list.id);
  const { data } = await desk.call('getOwnPrices', { params: { id } }, sales);
  const changed = await change(data, {
    goods: [
      { goodsId: low.id, price: '10' },
      { goodsId: usual.id, price: '11' },
    ],
  });
  expect(changed.status).toBe(200);
  const wider = await change(changed.data, { businesses: ['pharmacy'] });
  expect(wider.message).toContain(`${low.name}的协议价`);
  expect((await detail(low.id, other)).price).toBe('12.80');
});

it('names each wrong field, and refuses an edit based on an older version', async () => {
  const { id } = await addGoods(db);
  const wrong = await create({
    endsAt: seconds(-120_000),
    buyers: [{ id: 999_999 }],
    rates: [
      { maker: '甲', categoryId: 1, rate: '101' },
      { categoryId: 999_999, rate: '90' },
    ],
    goods: [
      { goodsId: id, price: '0' },
      { goodsId: id, price: '1' },
      { goodsId: 999_999, price: '1' },
    ],
  });
  expect(Object.keys(wrong.errors ?? {}).sort()).toEqual([
    'list[buyers]',
    'list[endsAt]',
    'list[goods][0][price]',
    'list[goods][1][goodsId]',
    'list[goods][2][goodsId]',
    'list[rates][0][maker]',
    'list[rates][0][rate]',
    'list[rates][1][categoryId]',
  ]);
  expect(Object.keys((await create({ buyers: [] })).errors ?? {}).sort()).toEqual(['list[buyers]', 'list[goods]']);
  const { data } = await create({ goods: [{ goodsId: id, price: '9' }] });
  await change(data, { title: '新协议' });
  expect((await change(data, { title: '旧协议' })).status).toBe(409);
});

it('an edit keeps the ids of unchanged lines, and the log has only the changed ones', async () => {
  const same = await addGoods(db, { price: '12.80' });
  const moved = await addGoods(db, { price: '12.80' });
  const { data } = await create({
    goods: [
      { goodsId: same.id, price: '9' },
      { goodsId: moved.id, price: '9' },
    ],
  });
  const before = [await detail(same.id, mine), await detail(moved.id, mine)];
  const saved = await change(data, {
    goods: [
      { goodsId: same.id, price: '9.00' },
      { goodsId: moved.id, price: '8' },
    ],
  });
  expect(saved.status).toBe(200);
  const after = [await detail(same.id, mine), await detail(moved.id, mine)];
  expect(after.map(({ priceId }, at) => priceId === before[at]?.priceId)).toEqual([true, false]);
  const entries = await db.select().from(operatorLog);
  expect(JSON.parse(entries.at(-1)?.change ?? '')).toEqual({
    before: { goods: [{ goodsId: moved.id, price: '9.00' }] },
    after: { goods: [{ goodsId: moved.id, price: '8.00' }] },
  });
});

it('a list can have 2,000 products', async () => {
  const values = { maker: '多品厂', spec: '1片', unit: '盒', price: '1234.50' };
  const rows = Array.from({ length: 2000 }, (_, at) => ({ ...values, identity: `many${at}`, name: `商品${at}` }));
  const made = await db.insert(goodsTable).values(rows).returning({ id: goodsTable.id });
  const { status, data } = await create({ goods: made.map(({ id }) => ({ goodsId: id, price: '1111.50' })) });
  expect(status).toBe(200);
  expect((await change(data, { title: '新协议' })).data.form.goods).toHaveLength(2000);
});

it('lists are found by title and by the company of a named buyer', async () => {
  const { id } = await addGoods(db);
  await create({ buyers: [{ id: otherId }], goods: [{ goodsId: id, price: '9' }], rates: [{ rate: '95' }] });
  const { company } = await addBuyer(db);
  const find = async (keywords: string) => (await desk.call('listOwnPrices', { query: { keywords } }, sales)).data;
  expect((await find('年度')).list).toMatchObject([
    { members: '客户1家', goodsCount: 1, rateCount: 1, status: 'running', endsAt: null },
  ]);
  expect((await find(company)).total).toBe(0);
  expect((await desk.call('listOwnPrices', {}, finance)).status).toBe(403);
});

it('a product without a list price has no own price', async () => {
  const { id } = await addGoods(db);
  await create({ goods: [{ goodsId: id, price: '9' }] });
  await db.update(goodsTable).set({ price: null }).where(eq(goodsTable.id, id));
  expect(await detail(id, mine)).toMatchObject({ price: null, ownPrice: null, priceId: 0 });
});
