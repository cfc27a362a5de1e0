import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activity, activityTier } from '#db/schema/activity.ts';
import { order } from '#db/schema/order.ts';
import { payment } from '#db/schema/payment.ts';
import { openTestDatabase } from '#db/testing.ts';
import { bookRefund } from '#modules/money/payment/index.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { grantMoney, grantPoints } from '#testing/money.ts';
import { shipParcel } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import { startTestApp } from '#testing/test-app.ts';
import { settleRewards } from './index.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

let goodsId = 0;
let cashbackId = 0;

beforeAll(async () => {
  goodsId = (await addGoods(db, { price: '100' })).id;
  const dayMs = 24 * 3_600_000;
  const [row] = await db
    .insert(activity)
    .values({
      kind: 'cashback',
      title: '满额返现',
      startsAt: new Date(time.now.getTime() - dayMs),
      endsAt: new Date(time.now.getTime() + dayMs),
      rules: '累计实付满500元返20元',
    })
    .returning();
  cashbackId = row?.id ?? 0;
  await db.insert(activityTier).values([
    { activityId: cashbackId, amount: '500', money: '20' },
    { activityId: cashbackId, amount: '1000', money: '50' },
  ]);
});

let buyerId = 0;
let session = '';
beforeEach(async () => {
  const buyer = await addBuyer(db);
  buyerId = buyer.id;
  session = await signIn(buyer.username);
  await grantMoney(db, buyerId, '5000');
});

const buy = async (number: string) => {
  const { data } = await placeOrder(call, session, [{ goods_id: goodsId, number }]);
  const body = { method: 'balance', pay_password: '246810' } as const;
  const paid = await call('payOrder', { params: { id: data.id }, body }, session);
  if (paid.status !== 200) throw new Error(paid.message);
  return data.id;
};

const receive = async (id: number) => {
  await shipParcel(db, id, time.now);
  return call('confirmOrder', { params: { id } }, session);
};

const receiveAgain = async (id: number) => {
  await db.update(order).set({ status: 'shipped' }).where(eq(order.id, id));
  return call('confirmOrder', { params: { id } }, session);
};

const held = async () => {
  const { balance, points } = (await call('getWallet', {}, session)).data;
  return { balance, points };
};

/** Like a return: records the refund, then settles the order's rewards again. */
const refund = (id: number, amount: string) =>
  db.transaction(async (tx) => {
    const [paid] = await tx.select().from(payment).where(eq(payment.orderId, id));
    const [row] = await tx.select().from(order).where(eq(order.id, id));
    if (!paid || !row) throw new Error('There is no such order.');
    await bookRefund(tx, paid.id, { amount, target: 'balance', reason: `test:${amount}` }, time.now);
    await settleRewards(tx, row, time.now);
  });

const progress = async (as = session) => (await call('getCashback', {}, as)).data;

describe('cashback and points', () => {
  it('[C199] shows visitors the tiers and buyers their progress', async () => {
    const visitor = (await call('getCashback')).data;
    expect(visitor).toMatchObject({ amount: '0.00', missing: '500.00', rules: '累计实付满500元返20元' });
    expect(visitor.activity).toMatchObject({ id: cashbackId, kind: 'cashback', url: '/hb' });
    await buy('6');
    const mine = await progress();
    expect(mine).toMatchObject({ amount: '600.00', missing: '400.00' });
    expect(mine.tiers).toEqual([
      { amount: '500.00', money: '20.00', status: 1 },
      { amount: '1000.00', money: '50.00', status: 0 },
    ]);
    await buy('5');
    expect(await progress()).toMatchObject({ amount: '1100.00', missing: null });
  });

  it('[O5] books points and the reached tier on receipt, and only the difference later', async () => {
    const first = await buy('6');
    const second = await buy('5');
    expect(await held()).toEqual({ balance: '3900.00', points: 0 });
    await receive(first);
    expect(await held()).toEqual({ balance: '3920.00', points: 600 });
    await receiveAgain(first);
    await receive(second);
    expect(await held()).toEqual({ balance: '3950.00', points: 1100 });
    const log = (await call('listMoneyLog', { query: { use_type: 4 } }, session)).data;
    expect(log.list.map(({ change }) => change)).toEqual(['30.00', '20.00']);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[O5] takes back rewards of returned products', async () => {
    const id = await buy('6');
    await receive(id);
    await refund(id, '200.00');
    expect(await held()).toEqual({ balance: '4400.00', points: 400 });
    expect(await progress()).toMatchObject({ amount: '400.00', missing: '100.00' });
    const points = (await call('listPointsLog', {}, session)).data.list;
    expect(points.map(({ kind, change }) => [kind, change])).toEqual([
      ['return', -200],
      ['order', 600],
    ]);
  });

  it('[O5] never takes back more than the wallet holds', async () => {
    const id = await buy('6');
    await receive(id);
    await grantPoints(db, buyerId, -550);
    await grantMoney(db, buyerId, '-4415');
    await refund(id, '600.00');
    expect(await held()).toEqual({ balance: '0.00', points: 0 });
  });

  it('gives points according to the setting', async () => {
    await setSettings(db, { 'points.perYuan': '2' });
    await receive(await buy('1'));
    await setSettings(db, { 'points.perYuan': '1' });
    expect((await held()).points).toBe(200);
  });
});

describe('a running cashback', () => {
  it('[C034] [C035] is shown on every product', async () => {
    const rebate = {
      rebate: '20.00',
      rebate_title: '满500元返现',
      rebate_remarks: '按活动期内付款累计，确认收货后返至余额',
      rebate_mode: 1,
    };
    expect((await call('listGoods')).data.list).toMatchObject([rebate]);
    expect((await call('getGoods', { params: { id: goodsId } }, session)).data.goods).toMatchObject(rebate);
  });

  it('is on no product after its end', async () => {
    const { now } = time;
    time.now = new Date(now.getTime() + 2 * 24 * 3_600_000);
    const { data } = await call('getGoods', { params: { id: goodsId } });
    time.now = now;
    expect(data.goods).toMatchObject({ rebate: null, rebate_title: null, rebate_remarks: null, rebate_mode: 0 });
  });
});
