import { compareMoney, subtractMoney } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { moneyEntryOf } from './money-log.repository.ts';
import { bookPoints, pointsEntryOf } from './points.repository.ts';
import { bookMoney, findWallet } from './wallet.repository.ts';

type Adjustment = {
  direction: 'in' | 'out';
  /** The buyer reads it. */
  reason: string;
  /** Names one adjustment: sent again, it books nothing. */
  key: string;
};

/** The wallet's integer column holds twice as many. */
const mostPoints = 1_000_000_000;

const movementOf = ({ reason, key }: Adjustment) =>
  ({ kind: 'adjustment', orderId: null, reference: `operator:${key}`, remark: reason }) as const;

/** Reuse of a key with different content is the caller's error, which must not go unnoticed. */
const requireSame = (isSame: boolean | null | undefined) => {
  if (!isSame) throw new Refusal('requestReused');
};

/** Adds money to a balance or takes some, but no more than there is. */
export const adjustMoney = async (tx: Tx, buyerId: number, form: Adjustment & { amount: string }, now: Date) => {
  if (compareMoney(form.amount, 0) <= 0) throw invalid({ amount: '金额须大于零' });
  await lockBuyer(tx, buyerId);
  const movement = movementOf(form);
  const change = form.direction === 'in' ? form.amount : subtractMoney('0', form.amount);
  const booking = await bookMoney(tx, buyerId, { ...movement, change }, now);
  if (booking === 'too_little') {
    const { balance } = await findWallet(tx, buyerId);
    throw invalid({ amount: `余额只有${balance}元` });
  }
  if (booking === 'already') {
    const entry = await moneyEntryOf(tx, movement.reference);
    requireSame(entry && entry.buyerId === buyerId && compareMoney(entry.change, change) === 0);
  }
};

/** Grants points or takes some, but no more than there are. */
export const adjustPoints = async (tx: Tx, buyerId: number, form: Adjustment & { points: number }, now: Date) => {
  await lockBuyer(tx, buyerId);
  const movement = movementOf(form);
  const change = form.direction === 'in' ? form.points : -form.points;
  const { points } = await findWallet(tx, buyerId);
  if (points + change > mostPoints) throw invalid({ points: '调整后的积分过多' });
  const booking = await bookPoints(tx, buyerId, { ...movement, change }, now);
  if (booking === 'too_little') throw invalid({ points: `积分只有${points}` });
  if (booking === 'already') {
    const entry = await pointsEntryOf(tx, movement.reference);
    requireSame(entry && entry.buyerId === buyerId && entry.change === change);
  }
};
