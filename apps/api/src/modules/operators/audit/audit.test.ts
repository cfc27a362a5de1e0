import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { activity, activityTier } from '#db/schema/activity.ts';
import { buyerCoupon, coupon } from '#db/schema/coupon.ts';
import { payment } from '#db/schema/payment.ts';
import { pointsGoods } from '#db/schema/points-goods.ts';
import { openTestDatabase } from '#db/testing.ts';
import { bookMoney } from '#modules/money/wallet/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { grantMoney } from '#testing/money.ts';
import { shipParcel } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { auditMoney } from './index.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

const dayMs = 24 * 3_600_000;
const home = { receiver: '王药师', phone: '13800001234', region_code: '510104', detail: '红星路三段1号' };

/** A buyer with some of everything: a coupon on an order paid from the balance, a recharge, points, cashback. */
beforeAll(async () => {
  const { id: buyerId } = await addBuyer(db, { username: 'mine' });
  const mine = await signIn('mine');
  const goods = await addGoods(db, { price: '100' });
  const soon = new Date(time.now.getTime() + 10 * dayMs);
  const past = new Date(time.now.getTime() - dayMs);
  const period = { startsAt: past, endsAt: soon };
  const [offer] = await db
    .insert(coupon)
    .values({ ...period, title: '券', threshold: '1', money: '10', validDays: 9, total: 9, claimed: 1 })
    .returning();
  await db.insert(buyerCoupon).values({ buyerId, couponId: offer?.id ?? 0, expiresAt: soon });
  const [cashback] = await db
    .insert(activity)
    .values({ ...period, kind: 'cashback', title: '满额返现' })
    .returning();
  await db.insert(activityTier).values({ activityId: cashback?.id ?? 0, amount: '100', money: '8' });
  await grantMoney(db, buyerId, '2000');

  const buy = async () => {
    const { data } = await placeOrder(call, mine, [{ goods_id: goods.id, number: '6' }]);
    const body = { method: 'balance', pay_password: '246810' } as const;
    const paid = await call('payOrder', { params: { id: data.id }, body }, mine);
    if (paid.status !== 200) throw new Error(paid.message);
    return data.id;
  };
  await buy();
  const second = await buy();
  await shipParcel(db, second, time.now);
  await call('confirmOrder', { params: { id: second } }, mine);
  const [filled] = await db
    .insert(payment)
    .values({ no: 'Pfilled', rechargeBuyerId: buyerId, method: 'sandbox', amount: '50', status: 'paid' })
    .returning();
  await db.transaction((tx) =>
    bookMoney(
      tx,
      buyerId,
      { kind: 'recharge', change: '50.00', orderId: null, reference: `recharge:${filled?.no}`, remark: '在线充值' },
      time.now,
    ),
  );
  const [prize] = await db
    .insert(pointsGoods)
    .values({ name: '体温计', image: '/p.svg', points: 20, suggestedPrice: '9', stock: 5 })
    .returning();
  const { data } = await call('addAddress', { body: home }, mine);
  await call('exchangePoints', { body: { id: prize?.id ?? 0, number: 1, address_id: data.id } }, mine);
});

class Undo extends Error {}

/** The audit's findings after a statement, which is then rolled back. */
const brokenBy = async (statement: string): Promise<string[]> => {
  let found: string[] = [];
  const tried = db.transaction(async (tx) => {
    await tx.execute(sql.raw(statement));
    found = (await auditMoney(tx)).map(({ rule }) => rule);
    throw new Undo();
  });
  await tried.catch((error) => {
    if (!(error instanceof Undo)) throw error;
  });
  return found;
};

describe('the audit of money', () => {
  it('[O5] finds nothing if everything agrees', async () => {
    expect(await auditMoney(db)).toEqual([]);
    expect(await brokenBy('select 1')).toEqual([]);
  });

  it.each([
    ['balanceSum', 'update wallet set balance = balance + 0.01'],
    ['balanceSum', `delete from money_log where kind = 'adjustment'`],
    ['moneyLogChain', 'update money_log set balance_after = balance_after + 1'],
    ['pointsSum', 'update wallet set points = points + 1'],
    ['pointsLogChain', 'update points_log set points_after = points_after + 1'],
    ['recharges', `update payment set amount = 51 where no = 'Pfilled'`],
    ['recharges', `update payment set status = 'closed' where no = 'Pfilled'`],
    [
      'refundLimit',
      `insert into refund (payment_id, amount, target, reason) select id, 50.01, 'provider', 'x' from payment where no = 'Pfilled'`,
    ],
    ['orderBenefits', 'update buyer_coupon set used_at = null, order_id = null'],
    [
      'orderBenefits',
      `insert into cash_voucher (buyer_id, title, money, expires_at, used_at, order_id)
       select buyer_id, 'x', 1, now(), now(), id from orders order by id limit 1`,
    ],
    ['couponClaims', 'update coupon set claimed = claimed + 1'],
    ['pointsOrders', 'update points_order set points = points + 1'],
    ['pointsOrders', `update points_order set status = 'cancelled'`],
    ['orderPoints', `update orders set status = 'shipped' where status = 'done'`],
    ['cashback', 'update activity_tier set money = 9'],
    ['balancePayment', `update money_log set reference = reference || 'x' where kind = 'payment'`],
    ['paidOnce', `update orders set status = 'pending' where status = 'paid'`],
    [
      'paidOnce',
      `insert into payment (no, order_id, method, status, amount) select 'Px', id, 'sandbox', 'paid', total from orders where status = 'paid'`,
    ],
    ['parcelUnits', 'update shipment_batch set quantity = quantity + 1'],
    ['parcelUnits', 'update shipment_batch set quantity = quantity - 1'],
    ['parcelUnits', `update orders set status = 'paid' where status = 'done'`],
    ['orderSum', 'update order_line set paid = paid - 0.01'],
    ['lineReductions', 'update order_line set paid = paid - 0.01'],
    [
      'orderReductions',
      `update orders set reductions = jsonb_set(reductions, '{0,code}', '"other"') where reductions <> '[]'`,
    ],
    ['stockSum', 'update stock_batch set quantity = quantity + 1'],
    ['batchSum', 'update stock_log set change = change + 1'],
  ])('[O5] finds each breach: %s (%#)', async (rule, statement) => {
    expect(await brokenBy(statement)).toContain(rule);
  });
});
