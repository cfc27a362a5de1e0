import { compareMoney, rebatePeriodName } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import type { Tx } from '#db/database.ts';
import { Refusal, required } from '#errors/refusal.ts';
import { lockApplicant } from '#modules/identity/registration/index.ts';
import { bookMoney } from '#modules/money/wallet/index.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import { buyerRebates, hasEnded, isDue, periodsUntil } from './buyer-rebates.ts';
import { linesOfPeriod } from './counted-lines.repository.ts';
import { addNote, lockRebate } from './rebate.repository.ts';

/** `amount`: as the operator saw it. */
type Booking = { buyerId: number; period: string; amount: string; operator: string };

/** Books a buyer's rebate of an ended period and its note; booked before, it changes nothing and returns null. */
export const bookRebate = async (
  tx: Tx,
  rebateId: number,
  { buyerId, period, amount, operator }: Booking,
  now: Date,
) => {
  const { username, closedAt } = required(await lockApplicant(tx, buyerId), 'buyerMissing');
  const rebate = required(await lockRebate(tx, rebateId, 'share'), 'rebateMissing');
  const [sum] = await buyerRebates(tx, rebate, period, buyerId);
  if (sum?.note) return null;
  if (closedAt) throw new Refusal('accountClosed');
  if (!rebate.isOpen) throw new Refusal('rebateClosed');
  if (!periodsUntil(rebate, now, Number.POSITIVE_INFINITY).includes(period)) throw new Refusal('rebateNothing');
  if (!hasEnded(rebate, period, now)) throw new Refusal('rebateRunning');
  if (!sum || !isDue(sum)) throw new Refusal('rebateNothing');
  if (compareMoney(sum.amount, amount) !== 0) throw new Refusal('rebateChanged', { amount: sum.amount });
  const { counted, rate, due, carried } = sum;
  const values = { rebateId, buyerId, period, counted, rate, due, carried, amount, operator, createdAt: now };
  const note = await addNote(tx, values, await linesOfPeriod(tx, rebate, period, buyerId));
  const remark = `${rebate.title} ${rebatePeriodName(rebate.period, period)}返利`;
  if (compareMoney(amount, 0) > 0) {
    const reference = `rebate:${note.id}`;
    await bookMoney(tx, buyerId, { kind: 'rebate', change: amount, orderId: null, reference, remark }, now);
    const body = `${remark}¥${amount}已入账到余额，返利单和明细在余额管理中下载`;
    await sendMessage(tx, buyerId, { kind: 'system', title: '返利入账', body, url: href('wallet_balance') }, now);
  }
  return { note, username, title: remark };
};
