import { compareMoney, reachedTier, subtractMoney } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { bookMoney, bookPoints, findWallet } from '#modules/money/wallet/index.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import {
  bookedCashback,
  bookedPoints,
  type CashbackRow,
  cashbacksAt,
  cashbackTiers,
  netPaidOf,
  spentIn,
} from './reward.repository.ts';

type RewardedOrder = { id: number; no: string; buyerId: number; status: string; paidAt: Date | null };

/**
 * Books a completed order's points and cashback, or takes back what it no longer earns. Call it when an order is
 * completed and after each refund of it; lock buyer and order before. It books the difference to earlier bookings, so
 * it is idempotent.
 */
export const settleRewards = async (tx: Tx, order: RewardedOrder, now: Date): Promise<void> => {
  if (order.status !== 'done' || !order.paidAt) return;
  await settlePoints(tx, order, now);
  for (const cashback of await cashbacksAt(tx, order.paidAt)) await settleCashback(tx, order, cashback, now);
};

const settlePoints = async (tx: Tx, { id, no, buyerId }: RewardedOrder, now: Date) => {
  const { points: terms } = await readSettings(tx, ['points']);
  const due = Math.floor(Number(await netPaidOf(tx, id))) * terms.perYuan;
  const booked = await bookedPoints(tx, buyerId, id);
  const held = (await findWallet(tx, buyerId)).points;
  // Spent points cannot be taken back: a wallet never goes below zero.
  const change = Math.max(due - booked.total, -held);
  if (change === 0) return;
  const isFirst = booked.count === 0;
  await bookPoints(
    tx,
    buyerId,
    {
      kind: change > 0 ? 'order' : 'return',
      change,
      orderId: id,
      reference: isFirst ? `order:${id}` : `order:${id}:${booked.count}`,
      remark: change > 0 ? `订单${no}完成` : `订单${no}退货扣回`,
    },
    now,
  );
};

const settleCashback = async (tx: Tx, { id, no, buyerId }: RewardedOrder, cashback: CashbackRow, now: Date) => {
  const { startsAt, endsAt } = cashback;
  const spent = await spentIn(tx, { buyerId, startsAt, endsAt, statuses: ['done'] });
  const due = reachedTier(await cashbackTiers(tx, cashback.id), spent)?.money ?? '0.00';
  const booked = await bookedCashback(tx, buyerId, cashback.id);
  const { balance } = await findWallet(tx, buyerId);
  const wanted = subtractMoney(due, booked.total);
  const change = compareMoney(wanted, `-${balance}`) < 0 ? `-${balance}` : wanted;
  if (compareMoney(change, 0) === 0) return;
  const remark = compareMoney(change, 0) > 0 ? `${cashback.title}返现` : `订单${no}退货，扣回${cashback.title}返现`;
  const reference = `cashback:${cashback.id}:${buyerId}:${booked.count + 1}`;
  await bookMoney(tx, buyerId, { kind: 'cashback', change, orderId: id, reference, remark }, now);
};
