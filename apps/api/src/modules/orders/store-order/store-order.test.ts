import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { address } from '#db/schema/address.ts';
import { goods as goodsTable } from '#db/schema/goods.ts';
import { order } from '#db/schema/order.ts';
import { ownPriceLine, ownPriceList, ownPriceMember } from '#db/schema/own-price.ts';
import { storeLink } from '#db/schema/store-link.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { fillCart } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { addPerson } from '#testing/person.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase('server', { maxConnections: 20 });
const { call, signIn } = await startTestApp(db);
const second = await startTestApp(db);
const ids = { office: 0, other: 0, east: 0, west: 0, stranger: 0 };
const sessions = { office: '', other: '', east: '', buyer: '', stranger: '' };
let pill = 0;
let herb = 0;

beforeAll(async () => {
  for (const name of ['office', 'other', 'east', 'west', 'stranger'] as const)
    ids[name] = (await addBuyer(db, { username: name, company: name })).id;
  for (const ownerId of [ids.office, ids.other])
    await db.insert(storeLink).values([ids.east, ids.west].map((storeId) => ({ ownerId, storeId })));
  const home = { receiver: '李药师', phone: '13800005678', regionCode: '510107', isDefault: true };
  for (const name of ['office', 'other', 'east', 'west'] as const)
    await db.insert(address).values({ ...home, buyerId: ids[name], detail: `${name}路1号` });
  sessions.office = await signIn('office');
  sessions.other = await signIn('other');
  sessions.east = await signIn('east');
  sessions.stranger = await signIn('stranger');
  const buyer = await addPerson(call, sessions.office, ['buyer'], { day_limit: '500.00' });
  sessions.buyer = await signIn(buyer.phone, buyer.password);
  pill = (await addGoods(db, { name: '六味地黄丸', price: '10', stock: '10000', packStep: '5' })).id;
  herb = (await addGoods(db, { name: '黄芪', price: '3', stock: '10000' })).id;
});

let keys = 0;
const key = () => `store-order-key-${++keys}`;
type Lines = { goods_id: number; number: string }[];
const preview = async (store_id: number, lines: Lines, session = sessions.office) =>
  call('previewStoreOrder', { body: { store_id, lines } }, session);
/** The request of these lines at the totals that their previews show. */
const request = async (stores: Record<number, Lines>, session = sessions.office) => ({
  idempotency_key: key(),
  stores: await Promise.all(
    Object.entries(stores).map(async ([id, lines]) => ({
      store_id: Number(id),
      expected_total: (await preview(Number(id), lines, session)).data.total,
      lines,
    })),
  ),
});
const place = (
  body: Awaited<ReturnType<typeof request>> & { ids?: number[] },
  session = sessions.office,
  app = { call },
) => app.call('placeStoreOrders', { body }, session);
const orders = () => db.$count(order);
const stockOf = async (id: number) => (await db.select().from(goodsTable).where(eq(goodsTable.id, id)))[0]?.stock;

describe('one order for many stores', () => {
  it('[C318] [C319] refuses a product twice in one store, which would double its caps', async () => {
    const line = { goods_id: pill, number: '5' };
    expect((await preview(ids.east, [line, line])).status).toBe(422);
    const once = await request({ [ids.east]: [line] });
    const twice = { ...once, stores: once.stores.map((store) => ({ ...store, lines: [line, line] })) };
    const before = await orders();
    expect((await place(twice)).status).not.toBe(200);
    expect(await orders()).toBe(before);
  });

  it('[C323] offers the head office and its stores to the owner and to buyers, each with its address', async () => {
    const { data } = await call('listOrderStores', {}, sessions.buyer);
    expect(data.map(({ company }) => company)).toEqual(['office', 'east', 'west']);
    expect(data.map(({ address }) => address.slice(-6))).toEqual([
      'ice路1号',
      'east路1号'.slice(-6),
      'west路1号'.slice(-6),
    ]);
    expect((await call('listOrderStores', {}, sessions.east)).data).toHaveLength(1);
  });

  it('[C318] prices and limits each store by its own terms, and changes nothing', async () => {
    const before = await orders();
    const { data } = await preview(ids.east, [
      { goods_id: pill, number: '10' },
      { goods_id: herb, number: '0' },
    ]);
    expect(data.problems).toEqual([]);
    expect(data.cells).toMatchObject([
      { goods_id: pill, number: '10', price: '10.00', amount: '100.00', zbz: '5', reason: null },
      { goods_id: herb, number: '0', price: null, reason: null },
    ]);
    const period = { startsAt: new Date(0), isOpen: true, joinsPromotions: true, showsListPrice: true };
    const [list] = await db
      .insert(ownPriceList)
      .values({ ...period, title: 'west' })
      .returning();
    const listId = list?.id ?? 0;
    await db.insert(ownPriceMember).values({ listId, kind: 'buyer', key: String(ids.west) });
    await db.insert(ownPriceLine).values({ listId, goodsId: pill, price: '9' });
    const priceAt = async (id: number) =>
      (await preview(id, [{ goods_id: pill, number: '10' }])).data.cells[0]?.price ?? '';
    expect([await priceAt(ids.east), await priceAt(ids.west), await priceAt(ids.office)]).toEqual([
      '10.00',
      '9.00',
      '10.00',
    ]);
    await db.delete(ownPriceList);
    const far = (await addGoods(db, { name: '控销胶囊', price: '10', stock: '100', isControlled: true })).id;
    const { data: blocked } = await preview(ids.east, [{ goods_id: far, number: '1' }]);
    expect(blocked.cells[0]).toMatchObject({ most: '0', reason: '控销商品，暂未向您开放购买', amount: null });
    const { data: odd } = await preview(ids.east, [{ goods_id: pill, number: '7' }]);
    expect(odd.cells[0]?.reason).toContain('中包装5');
    expect(await orders()).toBe(before);
  });

  it('[C319] places one order per store with its own address, and empties the cart of the head office', async () => {
    const { ids: lineIds } = await fillCart(call, sessions.office, [{ goods_id: pill, number: '15' }]);
    const body = await request({
      [ids.east]: [{ goods_id: pill, number: '10' }],
      [ids.west]: [
        { goods_id: pill, number: '5' },
        { goods_id: herb, number: '3' },
      ],
    });
    const stock = Number(await stockOf(pill));
    const { data, message } = await place({ ...body, ids: lineIds });
    expect(message).toBe('2家门店的订单已提交');
    expect(data.map(({ company, total }) => [company, total])).toEqual(
      body.stores.map(({ store_id, expected_total }) => [store_id === ids.east ? 'east' : 'west', expected_total]),
    );
    expect(Number(await stockOf(pill))).toBe(stock - 15);
    expect((await call('getCart', {}, sessions.office)).data.data).toEqual([]);
    const own = data.find(({ store_id }) => store_id === ids.east);
    const { data: shown } = await call('getOrder', { params: { id: own?.id ?? 0 } }, sessions.east);
    expect(shown).toMatchObject({ order_no: own?.order_no, ordered_by: 'office', address: { detail: 'east路1号' } });
    const { data: messages } = await call('listMessages', {}, sessions.east);
    expect(messages.list[0]).toMatchObject({ title: '总部已为本店下单' });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[C319] [O1] pressed twice, also at once on two servers, makes each order once', async () => {
    const before = await orders();
    const body = await request({
      [ids.east]: [{ goods_id: herb, number: '2' }],
      [ids.west]: [{ goods_id: herb, number: '2' }],
    });
    const answers = await Promise.all([place(body), place(body, sessions.office, second), place(body)]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await orders()).toBe(before + 2);
    const [east] = body.stores;
    const fewer = { ...body, stores: east ? [east] : [] };
    expect((await place(fewer)).status).toBe(409);
    expect(await orders()).toBe(before + 2);
  });

  it('[C319] [O1] answers a repeat alike after products and the store are out of reach, but nobody else', async () => {
    const barred = (await addGoods(db, { name: '停售片', price: '10', stock: '100' })).id;
    const body = await request({ [ids.east]: [{ goods_id: barred, number: '2' }] });
    const { status, data } = await place(body);
    expect(status).toBe(200);
    const before = await orders();
    await db.update(goodsTable).set({ isControlled: true, onShelf: false }).where(eq(goodsTable.id, barred));
    await db.delete(storeLink).where(and(eq(storeLink.ownerId, ids.office), eq(storeLink.storeId, ids.east)));
    expect(await place(body)).toMatchObject({ status: 200, data });
    for (const session of [sessions.other, sessions.stranger]) expect((await place(body, session)).status).toBe(409);
    expect((await place({ ...body, idempotency_key: key() })).status).toBe(404);
    await db.insert(storeLink).values({ ownerId: ids.office, storeId: ids.east });
    expect((await place({ ...body, idempotency_key: key() })).status).toBe(409);
    expect(await orders()).toBe(before);
  });

  it('[C319] [O2] places nothing if one store is refused, and names store and product', async () => {
    const scarce = (await addGoods(db, { name: '安宫牛黄丸', price: '50', stock: '5' })).id;
    const before = await orders();
    const body = await request({
      [ids.east]: [{ goods_id: scarce, number: '4' }],
      [ids.west]: [{ goods_id: scarce, number: '4' }],
    });
    const { status, message } = await place(body);
    expect([status, message]).toEqual([409, 'west：安宫牛黄丸：库存仅剩1盒']);
    expect(await orders()).toBe(before);
    expect(await stockOf(scarce)).toMatch(/^5(\.0+)?$/);
  });

  it('[C319] never sells more than there is to two head offices at once', async () => {
    const last = (await addGoods(db, { name: '最后一盒', price: '50', stock: '3' })).id;
    const lines = [{ goods_id: last, number: '1' }];
    const offices = [sessions.office, sessions.other];
    const bodies = await Promise.all(
      offices.map((office) => request({ [ids.west]: lines, [ids.east]: lines }, office)),
    );
    const answers = await Promise.all(
      offices.map((office, index) =>
        place(bodies[index] as (typeof bodies)[number], office, index ? second : { call }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stockOf(last)).toMatch(/^1(\.0+)?$/);
  });

  it('[C319] [O3] places nothing at another total than the one shown', async () => {
    const body = await request({ [ids.east]: [{ goods_id: herb, number: '1' }] });
    await db.update(goodsTable).set({ price: '4' }).where(eq(goodsTable.id, herb));
    expect(await place(body)).toMatchObject({ status: 409, message: expect.stringMatching(/^east：/) });
  });

  it('[C319] counts all stores in the limit of a person, and asks for the owner above it', async () => {
    const lines = [{ goods_id: pill, number: '30' }];
    const body = await request({ [ids.east]: lines, [ids.west]: lines }, sessions.buyer);
    const { status, message } = await place(body, sessions.buyer);
    expect(status).toBe(409);
    expect(message).toMatch(/^west：需要审批（当日累计¥.*超过每日限额¥500.00），请由企业负责人下单$/);
  });

  it('[C318] [C319] knows only stores below this head office', async () => {
    const lines = [{ goods_id: herb, number: '1' }];
    expect((await preview(ids.east, lines, sessions.stranger)).status).toBe(404);
    const body = { ...(await request({ [ids.east]: lines })) };
    expect((await place(body, sessions.stranger)).status).toBe(404);
    expect((await place({ ...body, stores: [...body.stores, ...body.stores] })).status).toBe(422);
  });
});
