import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activity } from '#db/schema/activity.ts';
import { cartLine } from '#db/schema/cart-line.ts';
import { buyerCoupon, coupon } from '#db/schema/coupon.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addActivity, addGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

const day = 86_400_000;
let mine = '';
let buyerId = 0;

beforeAll(async () => {
  buyerId = (await addBuyer(db, { username: 'mine' })).id;
  mine = await signIn('mine');
});

beforeEach(async () => {
  await db.delete(cartLine);
  await db.update(activity).set({ isOpen: false });
});

type Line = { goods_id: number; number: string; type?: number; activity_id?: number };

/** Cart, step 2 and order of the same lines must have the same figures (D6). */
const buy = async (lines: Line[], session = mine) => {
  const { ids } = await fillCart(call, session, lines);
  await call('selectCartLines', { body: { ids, is_selected: 1 } }, session);
  const cart = (await call('getCart', {}, session)).data;
  const form = await orderForm(call, session, ids, { coupon_id: 0 });
  const placed = await call('placeOrder', { body: form }, session);
  expect(placed.message).toBe('订单提交成功');
  const order = (await call('getOrder', { params: { id: placed.data.id } }, session)).data;
  expect(order.amounts.total).toBe(form.expected_total);
  const { total, ...parts } = order.amounts;
  expect(cart.totals).toMatchObject({ ...parts, payable: total });
  expect(await auditMoney(db)).toEqual([]);
  return { ...order, lines: order.lines.toSorted((one, other) => one.goods_id - other.goods_id) };
};

describe('prices in an order', () => {
  it.each([
    ['4', '12.80', '51.20'],
    ['5', '12.20', '61.00'],
    ['25', '11.80', '295.00'],
  ])('[L3] [D6] follow the tiers: %s at %s', async (number, price, amount) => {
    const ladder = [
      { number: '5', price: '12.2' },
      { number: '20', price: '11.8' },
    ];
    const { id } = await addGoods(db, { ladder });
    const order = await buy([{ goods_id: id, number }]);
    expect(order.lines).toMatchObject([{ price, amount }]);
  });

  it('[D1] use the daily special only if it is lower', async () => {
    const [a, b] = [await addGoods(db, { price: '10' }), await addGoods(db, { price: '10' })];
    await addActivity(db, time.now, { kind: 'daily_special', goods: [{ goodsId: a.id, price: '8' }] });
    await addActivity(db, time.now, { kind: 'daily_special', goods: [{ goodsId: b.id, price: '11' }] });
    const order = await buy([a, b].map(({ id }) => ({ goods_id: id, number: '3' })));
    expect(order.lines.map(({ price }) => price)).toEqual(['8.00', '10.00']);
  });

  it('[D4] end by the server’s clock: a displayed price is not sold afterwards', async () => {
    const { id } = await addGoods(db, { price: '10' });
    const { endsAt } = await addActivity(db, time.now, { kind: 'daily_special', goods: [{ goodsId: id, price: '8' }] });
    const { ids } = await fillCart(call, mine, [{ goods_id: id, number: '3' }]);
    const body = await orderForm(call, mine, ids);
    const before = time.now;
    time.now = new Date(endsAt.getTime() - 1000);
    const session = await signIn('mine');
    time.now = endsAt;
    const late = await call('placeOrder', { body }, session);
    expect(late).toMatchObject({ status: 409, code: 40901 });
    time.now = before;
    mine = await signIn('mine');
  });

  it('[D1] [D6] reduce each activity by its highest tier, then discount, to the cent', async () => {
    const scope = { makers: ['九四药业'] };
    const [a, b, c] = [
      await addGoods(db, { price: '33.33' }),
      await addGoods(db, { price: '66.67' }),
      await addGoods(db, { price: '99.99', maker: '九四药业' }),
    ];
    const tiers = [
      { amount: '100', money: '10' },
      { amount: '300', money: '40' },
    ];
    await addActivity(db, time.now, { kind: 'full_reduction', goods: [{ goodsId: a.id }], tiers });
    await addActivity(db, time.now, { kind: 'full_reduction', goods: [{ goodsId: b.id }, { goodsId: c.id }], tiers });
    await addActivity(db, time.now, { kind: 'discount', config: { rate: '0.94', scope } });
    const order = await buy([
      { goods_id: a.id, number: '4' },
      { goods_id: b.id, number: '2' },
      { goods_id: c.id, number: '2' },
    ]);
    // a: 133.32 − 10; b and c: 133.34 + 199.98 = 333.32 − 40; c has 199.98 − 24.00 = 175.98 left; 94 % of it: 165.42.
    expect(order.amounts).toMatchObject({
      goods: '466.64',
      reductions: [
        { code: 'full_reduction', amount: '50.00' },
        { code: 'discount', amount: '10.56' },
      ],
    });
    const paid = order.lines.reduce((sum, line) => sum + Math.round(Number(line.paid) * 100), 0);
    expect(paid).toBe(46_664 - 5_000 - 1_056);
  });
});

describe('products bought together', () => {
  it('[D1] [D2] cost the set’s price only as a complete set, and don’t combine with a coupon', async () => {
    const [a, b] = [await addGoods(db, { price: '10' }), await addGoods(db, { price: '20' })];
    const set = await addActivity(db, time.now, {
      kind: 'combination',
      goods: [
        { goodsId: a.id, price: '8', quantity: '2', stock: '6' },
        { goodsId: b.id, price: '15', quantity: '1', stock: '3' },
      ],
    });
    const line = (goods_id: number, number: string) => ({ goods_id, number, type: 3, activity_id: set.id });
    const later = new Date(time.now.getTime() + day);
    const [rule] = await db
      .insert(coupon)
      .values({
        title: '满1减1',
        threshold: '1',
        money: '1',
        startsAt: time.now,
        endsAt: later,
        validDays: 7,
        total: 9,
        claimed: 1,
      })
      .returning();
    await db.insert(buyerCoupon).values({ buyerId, couponId: rule?.id ?? 0, expiresAt: later });
    const { ids } = await fillCart(call, mine, [line(a.id, '4'), line(b.id, '2')]);
    expect(await orderForm(call, mine, ids)).toMatchObject({ coupon_id: 0, expected_total: '77.00' });
    await db.delete(buyerCoupon);
    await db.delete(coupon);
    await db.delete(cartLine);
    const complete = await buy([line(a.id, '4'), line(b.id, '2')]);
    expect(complete.lines.map(({ price, goods_type }) => [price, goods_type])).toEqual([
      ['8.00', 3],
      ['15.00', 3],
    ]);
    await db.delete(cartLine);
    const broken = await buy([line(a.id, '2')]);
    expect(broken.lines).toMatchObject([{ price: '10.00' }]);
  });

  it('[D3] include swap products in each order while their tier is reached, and lose them with it', async () => {
    const [paid, cheap] = [await addGoods(db, { price: '50' }), await addGoods(db, { price: '10', name: '换购品' })];
    const swap = await addActivity(db, time.now, {
      kind: 'swap',
      goods: [{ goodsId: paid.id }],
      tiers: [{ amount: '100', goods: [{ goodsId: cheap.id, quantity: '2', price: '1' }] }],
    });
    const swapLine = { goods_id: cheap.id, number: '2', type: 4, activity_id: swap.id };
    const order = await buy([{ goods_id: paid.id, number: '2' }, swapLine]);
    expect(order.lines.map(({ price, goods_type }) => [price, goods_type])).toEqual([
      ['50.00', 0],
      ['1.00', 4],
    ]);
    await db.delete(cartLine);
    const without = await buy([{ goods_id: paid.id, number: '1' }, swapLine]);
    expect(without.lines.map(({ goods_id, price }) => [goods_id, price])).toEqual([[paid.id, '50.00']]);
    await db.delete(cartLine);
    const again = await buy([{ goods_id: paid.id, number: '2' }, swapLine]);
    expect(again.lines.map(({ number }) => number)).toEqual(['2', '2']);
    await db.delete(cartLine);
    const { ids } = await fillCart(call, mine, [swapLine]);
    const alone = await call('placeOrder', { body: await orderForm(call, mine, ids) }, mine);
    expect(alone).toMatchObject({ status: 409, code: 40902, data: { lines: [{ code: 'SWAP_NOT_REACHED' }] } });
  });
});

describe('prices for newcomers', () => {
  it('[C073] apply until the first order, and once more if that is cancelled', async () => {
    await addBuyer(db, { username: 'fresh' });
    const fresh = await signIn('fresh');
    const { id } = await addGoods(db, { price: '10' });
    await addActivity(db, time.now, {
      kind: 'daily_special',
      title: '新客专享',
      config: { newcomersOnly: true },
      goods: [{ goodsId: id, price: '5', cap: '3' }],
    });
    const priceFor = async (session: string) =>
      (await call('listNewcomerGoods', {}, session)).data.find((each) => each.id === id)?.price;
    await buy([{ goods_id: (await addGoods(db)).id, number: '1' }]);
    expect([await priceFor(fresh), await priceFor(mine)]).toEqual(['5.00', '10.00']);
    const order = await buy([{ goods_id: id, number: '9' }], fresh);
    expect(order.lines).toMatchObject([{ price: '5.00', number: '3' }]);
    expect(await priceFor(fresh)).toBe('10.00');
    expect((await buy([{ goods_id: id, number: '9' }], fresh)).lines).toMatchObject([{ price: '10.00', number: '9' }]);
    const orders = (await call('listOrders', {}, fresh)).data.list;
    for (const each of orders) await call('cancelOrder', { params: { id: each.id }, body: {} }, fresh);
    expect(await priceFor(fresh)).toBe('5.00');
    expect((await call('listDailySpecials', {}, fresh)).data.list).toEqual([]);
    expect((await call('listGoods', { query: { flags: 'special' } }, fresh)).data.total).toBe(0);
  });
});
