import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartLine } from '#db/schema/cart-line.ts';
import { cashVoucher } from '#db/schema/cash-voucher.ts';
import { buyerCoupon, coupon } from '#db/schema/coupon.ts';
import { goodsRegion } from '#db/schema/directed-sale.ts';
import { goods } from '#db/schema/goods.ts';
import { redPacket } from '#db/schema/red-packet.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addActivity, addGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm, placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

let mine = '';
let buyerId = 0;

beforeAll(async () => {
  buyerId = (await addBuyer(db, { username: 'mine' })).id;
  mine = await signIn('mine');
});

beforeEach(() => db.delete(cartLine));

const stockOf = async (id: number) => (await db.select().from(goods).where(eq(goods.id, id)))[0]?.stock;

describe('promotions in an order', () => {
  it('[B7] refuses products with ephedrine next to others, and the wallet for them', async () => {
    const pill = await addGoods(db, { containsEphedrine: true });
    const plain = await addGoods(db);
    const { ids } = await fillCart(
      call,
      mine,
      [pill, plain].map(({ id }) => ({ goods_id: id, number: '1' })),
    );
    const both = await call('placeOrder', { body: await orderForm(call, mine, ids) }, mine);
    expect(both).toMatchObject({ status: 409, data: { lines: [{ code: 'EPHEDRINE_OWN_ORDER' }] } });
    const alone = await call('placeOrder', { body: await orderForm(call, mine, ids.slice(0, 1)) }, mine);
    expect(alone.status).toBe(200);
    const paid = await call(
      'payOrder',
      { params: { id: alone.data.id }, body: { method: 'balance', pay_password: '246810' } },
      mine,
    );
    expect(paid).toMatchObject({ status: 409, code: 40904 });
  });

  it('[B7] gives no product with ephedrine as a gift, whatever the activity', async () => {
    const { id } = await addGoods(db, { price: '10' });
    const gift = await addGoods(db, { name: '克咳胶囊', containsEphedrine: true });
    await addActivity(db, time.now, {
      kind: 'gift',
      goods: [{ goodsId: id }],
      tiers: [{ amount: '100', goods: [{ goodsId: gift.id, quantity: '2' }] }],
    });
    const placed = await placeOrder(call, mine, [{ goods_id: id, number: '10' }]);
    const detail = await call('getOrder', { params: { id: placed.data.id } }, mine);
    expect(detail.data.lines.map(({ goods_id }) => goods_id)).toEqual([id]);
  });

  it.each([
    ['out of the buyer’s scope', { scope: '生物制品' }, null],
    ['that are sold to chosen buyers only', { isControlled: true }, null],
    ['that are not sold in the buyer’s region', {}, '310000'],
  ])('[B4] gives no product %s', async (_, controls, regionCode) => {
    const { id } = await addGoods(db, { price: '10' });
    const gift = await addGoods(db, controls);
    if (regionCode) await db.insert(goodsRegion).values({ goodsId: gift.id, regionCode, isExcluded: false });
    const free = await addGoods(db, { scope: '中成药' });
    await addActivity(db, time.now, {
      kind: 'gift',
      goods: [{ goodsId: id }],
      tiers: [{ amount: '100', goods: [gift, free].map((each) => ({ goodsId: each.id, quantity: '2' })) }],
    });
    await addBuyer(db, { username: `scoped ${gift.id}`, scopes: ['中成药'] });
    const token = await signIn(`scoped ${gift.id}`);
    const placed = await placeOrder(call, token, [{ goods_id: id, number: '10' }]);
    const detail = await call('getOrder', { params: { id: placed.data.id } }, token);
    expect(detail.data.lines.map(({ goods_id }) => goods_id).toSorted()).toEqual([id, free.id].toSorted());
  });

  it('[D4] takes from the seckill’s own stock and returns it on cancellation', async () => {
    const { id } = await addGoods(db);
    await addActivity(db, time.now, {
      kind: 'seckill',
      goods: [{ goodsId: id, price: '6.60', stock: '10' }],
    });
    const { data } = await placeOrder(call, mine, [{ goods_id: id, number: '7' }]);
    const added = async () =>
      (await call('addCartLines', { body: { params: [{ goods_id: id, number: '9' }] } }, mine)).data.results[0]?.number;
    expect(await added()).toBe('3');
    await call('cancelOrder', { params: { id: data.id }, body: {} }, mine);
    expect(await added()).toBe('10');
  });

  it('[D3] gives gifts with their batches while stock lasts', async () => {
    const { id } = await addGoods(db, { price: '10' });
    const gift = await addGoods(db, { name: '医用口罩', stock: '3' });
    await addActivity(db, time.now, {
      kind: 'gift',
      goods: [{ goodsId: id }],
      tiers: [{ amount: '100', goods: [{ goodsId: gift.id, quantity: '2' }] }],
    });
    const order1 = await placeOrder(call, mine, [{ goods_id: id, number: '10' }]);
    const detail = await call('getOrder', { params: { id: order1.data.id } }, mine);
    expect(detail.data.lines).toMatchObject([
      { goods_id: id, goods_type: 0, paid: '100.00' },
      { goods_id: gift.id, goods_type: 5, number: '2', paid: '0.00', goods_pihao: [{ number: '2' }] },
    ]);
    const order2 = await placeOrder(call, mine, [{ goods_id: id, number: '10' }]);
    const second = await call('getOrder', { params: { id: order2.data.id } }, mine);
    expect(second.data.lines.find(({ goods_type }) => goods_type === 5)?.number).toBe('1');
    expect(await stockOf(gift.id)).toBe('0.000');
  });

  it('[D2] [M3] [K5] uses coupon, voucher and red packet once, spread over the lines to the cent', async () => {
    const later = new Date(time.now.getTime() + 86_400_000);
    const a = await addGoods(db, { price: '33.33' });
    const b = await addGoods(db, { price: '11.11' });
    const [rule] = await db
      .insert(coupon)
      .values({
        title: '满500减50',
        threshold: '500',
        money: '50',
        startsAt: time.now,
        endsAt: later,
        validDays: 7,
        total: 10,
        claimed: 1,
      })
      .returning();
    const [piece] = await db
      .insert(buyerCoupon)
      .values({ buyerId, couponId: rule?.id ?? 0, expiresAt: later })
      .returning();
    const [voucher] = await db
      .insert(cashVoucher)
      .values({ buyerId, title: '现金券', money: '7.77', startsAt: new Date(0), expiresAt: later })
      .returning();
    const [packet] = await db
      .insert(redPacket)
      .values({ buyerId, title: '红包', money: '3.33', expiresAt: later })
      .returning();
    const { ids } = await fillCart(call, mine, [
      { goods_id: a.id, number: '17' },
      { goods_id: b.id, number: '3' },
    ]);
    const choices = { xjq_id: voucher?.id ?? 0, red_packet_id: packet?.id ?? 0 };
    const body = await orderForm(call, mine, ids, choices);
    expect(body).toMatchObject({ coupon_id: piece?.id, expected_total: '538.84' });
    const { data } = await call('placeOrder', { body }, mine);
    const detail = (await call('getOrder', { params: { id: data.id } }, mine)).data;
    expect(detail.amounts).toMatchObject({
      goods: '599.94',
      reductions: [
        { code: 'coupon', amount: '50.00' },
        { code: 'voucher', amount: '7.77' },
        { code: 'red_packet', amount: '3.33' },
      ],
      total: '538.84',
    });
    const cents = detail.lines.map(({ paid }) => Math.round(Number(paid) * 100));
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(53_884);
    const wallet = (await call('getWallet', {}, mine)).data;
    expect(wallet).toMatchObject({ coupon_count: 0, voucher_count: 0, red_packet_count: 0 });
    const theirs = await fillCart(call, mine, [{ goods_id: a.id, number: '20' }]);
    const stolen = { ...(await orderForm(call, mine, theirs.ids)), coupon_id: piece?.id ?? 0 };
    expect(await call('placeOrder', { body: stolen }, mine)).toMatchObject({ status: 409, code: 40905 });
    await call('cancelOrder', { params: { id: data.id }, body: { reason: '重复下单' } }, mine);
    expect((await call('getWallet', {}, mine)).data).toMatchObject({
      coupon_count: 1,
      voucher_count: 1,
      red_packet_count: 1,
    });
    const small = await fillCart(call, mine, [{ goods_id: b.id, number: '3' }]);
    const below = { ...(await orderForm(call, mine, small.ids)), coupon_id: piece?.id ?? 0 };
    expect(await call('placeOrder', { body: below }, mine)).toMatchObject({ status: 409, code: 40905 });
    expect(await auditMoney(db)).toEqual([]);
  });

  it('counts an order of nothing as paid', async () => {
    const later = new Date(time.now.getTime() + 86_400_000);
    const { id } = await addGoods(db, { price: '1', freeShippingNumber: '1' });
    const [packet] = await db
      .insert(redPacket)
      .values({ buyerId, title: '大红包', money: '50', expiresAt: later })
      .returning();
    const { ids } = await fillCart(call, mine, [{ goods_id: id, number: '5' }]);
    const body = await orderForm(call, mine, ids, { red_packet_id: packet?.id ?? 0, coupon_id: 0 });
    const placed = await call('placeOrder', { body }, mine);
    expect(placed.data).toMatchObject({ status: 'paid', total: '0.00', expires_at: null });
  });

  it('[F1] [F2] ships free above the threshold, and for pick-up', async () => {
    const { id } = await addGoods(db, { price: '10' });
    const { ids } = await fillCart(call, mine, [{ goods_id: id, number: '10' }]);
    const { data } = await call('checkoutCart', { body: { ids } }, mine);
    expect(data.deliveries).toMatchObject([
      { code: 'express', fee: '15.00' },
      { code: 'pickup', fee: '0.00' },
    ]);
    const pickup = await call('checkoutCart', { body: { ids, delivery: 'pickup' } }, mine);
    expect(pickup.data.totals).toMatchObject({ shipping_fee: '0.00', payable: '100.00' });
  });
});
