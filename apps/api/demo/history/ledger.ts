import { addMoney, compareMoney, reachedTier, subtractMoney } from '@yaoji/domain';
import type { moneyLog, pointsLog } from '#db/schema/wallet.ts';
import { hourMs } from '#durations.ts';
import { addDays } from '../calendar.ts';
import type { Rewards } from '../rewards/seed-rewards.ts';
import type { PlannedOrder } from './planned-order.ts';

type MoneyRow = typeof moneyLog.$inferInsert;
type PointsRow = typeof pointsLog.$inferInsert;

export type Booked = { orderId: number; orderNo: string; paymentNo: string | null; order: PlannedOrder };

export type Ledger = { balance: string; points: number; money: MoneyRow[]; pointsRows: PointsRow[] };

/** A recharge before a payment that exceeds the balance: whole thousands, with some to spare. */
const rechargeFor = (missing: string): string => `${(Math.floor(Number(missing) / 1_000) + 2) * 1_000}.00`;

/**
 * A buyer's wallet, from their orders: balance payments, recharges in time, points and cashback for received orders,
 * and exchanged points.
 */
export const ledgerOf = (
  buyerId: number,
  since: Date,
  booked: Booked[],
  { cashback, exchanges }: Rewards,
  now: Date,
): Ledger => {
  const ledger: Ledger = { balance: '0.00', points: 0, money: [], pointsRows: [] };
  const book = (row: Omit<MoneyRow, 'buyerId' | 'balanceAfter'>) => {
    ledger.balance = addMoney(ledger.balance, row.change);
    ledger.money.push({ ...row, buyerId, balanceAfter: ledger.balance });
  };
  const count = (row: Omit<PointsRow, 'buyerId' | 'pointsAfter'>) => {
    ledger.points += row.change;
    ledger.pointsRows.push({ ...row, buyerId, pointsAfter: ledger.points });
  };

  const verified = addDays(since, 1);
  if (verified < now) {
    book({
      kind: 'adjustment',
      change: '20.00',
      reference: `welcome:${buyerId}`,
      remark: '认证奖励',
      createdAt: verified,
    });
    count({
      kind: 'adjustment',
      change: 100,
      reference: `welcome:${buyerId}`,
      remark: '认证奖励',
      createdAt: verified,
    });
  }
  const payments = booked
    .filter(({ order }) => order.method === 'balance' && order.paidAt)
    .sort((a, b) => Number(a.order.paidAt) - Number(b.order.paidAt));
  payments.forEach(({ order, orderId, orderNo, paymentNo }, index) => {
    const { payable } = order.totals;
    const paidAt = order.paidAt ?? order.placedAt;
    if (compareMoney(ledger.balance, payable) < 0) {
      const change = rechargeFor(subtractMoney(payable, ledger.balance));
      book({
        kind: 'recharge',
        change,
        reference: `recharge:${buyerId}:${index}`,
        remark: '在线充值',
        createdAt: new Date(paidAt.getTime() - hourMs),
      });
    }
    book({
      kind: 'payment',
      change: `-${payable}`,
      orderId,
      reference: `payment:${paymentNo}`,
      remark: `支付订单${orderNo}`,
      createdAt: paidAt,
    });
  });
  if (booked.length > 0 && compareMoney(ledger.balance, '3000') < 0) {
    book({
      kind: 'recharge',
      change: '5000.00',
      reference: `recharge:${buyerId}:last`,
      remark: '在线充值',
      createdAt: addDays(now, -1),
    });
  }
  const received = booked
    .filter(({ order }) => order.doneAt)
    .sort((a, b) => Number(a.order.doneAt) - Number(b.order.doneAt));
  let spent = '0.00';
  let paid = '0.00';
  for (const { order, orderId, orderNo } of received) {
    if (order.paidAt && order.paidAt >= cashback.startsAt && order.paidAt < cashback.endsAt) {
      spent = addMoney(spent, subtractMoney(order.totals.payable, order.totals.shippingFee));
      const due = reachedTier(cashback.tiers, spent)?.money ?? '0.00';
      if (compareMoney(due, paid) > 0) {
        const step = ledger.money.filter(({ kind }) => kind === 'cashback').length + 1;
        book({
          kind: 'cashback',
          change: subtractMoney(due, paid),
          orderId,
          reference: `cashback:${cashback.id}:${buyerId}:${step}`,
          remark: `${cashback.title}返现`,
          createdAt: order.doneAt ?? now,
        });
        paid = due;
      }
    }

    const change = Math.floor(Number(subtractMoney(order.totals.payable, order.totals.shippingFee)));
    if (change > 0)
      count({
        kind: 'order',
        change,
        orderId,
        reference: `order:${orderId}`,
        remark: `订单${orderNo}完成`,
        createdAt: order.doneAt ?? now,
      });
  }
  for (const { buyerId: holder, change, at, reference, remark } of exchanges) {
    if (holder === buyerId) count({ kind: 'exchange', change, reference, remark, createdAt: at });
  }
  ledger.pointsRows.sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
  ledger.money.sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
  return rerun(ledger);
};

/** Recharges and exchanges may precede earlier entries: recompute the running figures in order of time. */
const rerun = (ledger: Ledger): Ledger => {
  let balance = '0.00';
  for (const row of ledger.money) {
    balance = addMoney(balance, row.change);
    row.balanceAfter = balance;
  }
  let points = 0;
  for (const row of ledger.pointsRows) {
    points += row.change;
    row.pointsAfter = points;
  }
  return { ...ledger, balance, points };
};
