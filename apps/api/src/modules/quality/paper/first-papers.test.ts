import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartLine } from '#db/schema/cart-line.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addReport, addSellerPaper } from '#modules/quality/paper/index.ts';
import { addActivity, addGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm, placeOrder } from '#testing/checkout.ts';
import { startTestDesk } from '#testing/desk.ts';
import { paidOrder } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const { call } = shop;
const desk = await startTestDesk(db, shop);
const warehouse = await desk.work('warehouse');

/** A buyer of their own for each test. */
let buyer = { id: 0, session: '' };
beforeEach(async () => {
  const username = `buyer-${buyer.id}`;
  buyer = { id: (await addBuyer(db, { username })).id, session: await shop.signIn(username) };
});

const quantity = (id: number) => ({ goods_id: id, number: '2' });
const pay = (...ids: number[]) => paidOrder({ db, app: shop, buyer }, ids.map(quantity));
const check = async (...ids: number[]) => {
  await db.delete(cartLine);
  const { ids: lines } = await fillCart(call, buyer.session, ids.map(quantity));
  const { data } = await call('checkoutCart', { body: { ids: lines } }, buyer.session);
  return { lines, first: { goods: data.first_goods, isFirstOrder: data.is_first_order } };
};
const shown = async (id: number) => {
  const { data } = await call('getOrder', { params: { id } }, buyer.session);
  return {
    seller: data.needs_seller_papers,
    goods: Object.fromEntries(data.lines.map((line) => [line.goods_id, line.needs_papers])),
  };
};
const place = async (lines: number[], wishes: object = {}) => {
  const form = { ...(await orderForm(call, buyer.session, lines)), ...wishes };
  return call('placeOrder', { body: form }, buyer.session);
};

it('[K7] of the seller are not offered while there are none, and do not go with the order', async () => {
  const { id } = await addGoods(db);
  const { lines, first } = await check(id);
  expect(first).toEqual({ goods: [id], isFirstOrder: 0 });
  const { data } = await place(lines, { seller_papers: 1 });
  expect((await shown(data.id)).seller).toBe(0);
});

describe('papers of first business', () => {
  beforeAll(() => addSellerPaper(db, '药品经营许可证', Buffer.from('%PDF-1.4'), shop.time.now));

  it('[K7] are proposed with the first order, and then with products never bought', async () => {
    const [old, fresh] = [await addGoods(db), await addGoods(db)];
    expect((await check(old.id)).first).toEqual({ goods: [old.id], isFirstOrder: 1 });
    const { id } = await pay(old.id);
    expect(await shown(id)).toEqual({ seller: 1, goods: { [old.id]: 1 } });
    const { lines, first } = await check(old.id, fresh.id);
    expect(first).toEqual({ goods: [fresh.id], isFirstOrder: 0 });
    const { data } = await place(lines);
    expect(await shown(data.id)).toEqual({
      seller: 0,
      goods: { [old.id]: 0, [fresh.id]: 1 },
    });
  });

  it('count orders only once they are paid, and forget cancelled ones', async () => {
    const { id } = await addGoods(db);
    const { data } = await placeOrder(call, buyer.session, [quantity(id)]);
    expect((await check(id)).first).toEqual({ goods: [id], isFirstOrder: 1 });
    await call('cancelOrder', { params: { id: data.id }, body: { reason: '重复下单' } }, buyer.session);
    const paid = await pay(id);
    expect((await check(id)).first).toEqual({ goods: [], isFirstOrder: 0 });
    await desk.call('cancelOrder', { params: { id: paid.id }, body: { reason: '客户要求' } }, await desk.work('owner'));
    expect((await check(id)).first).toEqual({ goods: [id], isFirstOrder: 1 });
  });

  it('[P8] follow the buyer’s own orders only', async () => {
    const { id } = await addGoods(db);
    const order = await pay(id);
    await addBuyer(db, { username: `other-${id}` });
    buyer = { ...buyer, session: await shop.signIn(`other-${id}`) };
    expect((await check(id)).first).toEqual({ goods: [id], isFirstOrder: 1 });
    expect((await call('getOrder', { params: { id: order.id } }, buyer.session)).status).toBe(404);
  });

  it('go as the buyer wishes, and ignore products that are not in the order', async () => {
    const [old, fresh, foreign] = [await addGoods(db), await addGoods(db), await addGoods(db)];
    await pay(old.id);
    const { lines } = await check(old.id, fresh.id);
    const { data } = await place(lines, { papers_for: [old.id, foreign.id], no_papers_for: [fresh.id] });
    expect((await shown(data.id)).goods).toEqual({ [old.id]: 1, [fresh.id]: 0 });
  });

  it('[O1] belong to the submission: the same key with other wishes is refused', async () => {
    const { id } = await addGoods(db);
    const { lines } = await check(id);
    const form = await orderForm(call, buyer.session, lines);
    const { data } = await call('placeOrder', { body: { ...form, seller_papers: 0 } }, buyer.session);
    expect((await shown(data.id)).seller).toBe(0);
    const other = await call('placeOrder', { body: { ...form, seller_papers: 1 } }, buyer.session);
    expect(other.code).toBe(40903);
  });

  it('[D3] go with a gift that the buyer never had, which does not count as bought', async () => {
    const [goods, gift] = [await addGoods(db, { price: '60' }), await addGoods(db)];
    const tiers = [{ amount: '100', goods: [{ goodsId: gift.id, quantity: '1' }] }];
    await addActivity(db, shop.time.now, { kind: 'gift', goods: [{ goodsId: goods.id }], tiers });
    expect((await check(goods.id)).first.goods).toEqual([goods.id, gift.id]);
    const { id } = await pay(goods.id);
    expect((await shown(id)).goods).toEqual({ [goods.id]: 1, [gift.id]: 1 });
    expect((await check(goods.id, gift.id)).first.goods).toEqual([gift.id]);
  });

  it('show at the desk with missing reports, on the picking list and on the delivery note', async () => {
    const batches = [{ batchNo: 'A1', expiry: '2027-06-30', quantity: '9' }];
    const [goods, other] = [await addGoods(db, { batches }), await addGoods(db, { batches })];
    await addReport(
      db,
      { goodsId: other.id, batchNo: 'A1' },
      { content: Buffer.from('%PDF-1.4'), issuedOn: null },
      shop.time.now,
    );
    const { id } = await pay(goods.id, other.id);
    const { data: order } = await desk.call('getOrder', { params: { id } }, warehouse);
    expect(order.needsSellerPapers).toBe(1);
    const missing = order.lines.map((line) => [line.goodsId, line.needsPapers && line.missingReports]);
    expect(Object.fromEntries(missing)).toEqual({ [goods.id]: ['A1'], [other.id]: [] });
    const picking = await desk.call('listPicking', { query: { orderId: [id] } }, warehouse);
    expect(picking.data).toMatchObject(Array(2).fill({ needsPapers: 1, needsSellerPapers: 1 }));
    expect(await noteOf(id)).toContain('随货首营资料：供货企业资料');
  });

  it('are left out of a delivery note that has none', async () => {
    const { id } = await addGoods(db);
    await pay(id);
    expect(await noteOf((await pay(id)).id)).not.toContain('首营资料');
  });
});

const noteOf = async (id: number) => {
  const { rawPayload } = await desk.app.inject({
    url: `/desk/api/orders/${id}/papers`,
    headers: { cookie: warehouse },
  });
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(rawPayload)), { mergePages: true });
  return text.replace(/\s/g, '');
};
