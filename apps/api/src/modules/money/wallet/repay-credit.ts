import { addMoney, compareMoney, spreadRepayment } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { requireFactorToPay, requirePaymentPassword } from '#modules/identity/auth/index.ts';
import { answerCredit, debtsOf, reduceDebt } from '#modules/money/credit/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { moneyEntryOf } from './money-log.repository.ts';
import { bookMoney } from './wallet.repository.ts';

type Repayment = { amount: string; reference: string };

/**
 * Pays debts from the balance, the earliest due first, and no more than is owed; returns how much. Books a reference
 * once. Lock the buyer before.
 */
export const repayDebts = async (
  tx: Tx,
  buyerId: number,
  { amount, reference }: Repayment,
  now: Date,
): Promise<string> => {
  const { parts } = spreadRepayment(await debtsOf(tx, [buyerId]), amount);
  const paid = addMoney(...parts.map((part) => part.amount));
  if (compareMoney(paid, 0) <= 0) return '0.00';
  const cause = `repay:${reference}`;
  const movement = {
    kind: 'repayment',
    change: `-${paid}`,
    orderId: null,
    reference: cause,
    remark: '账期还款',
  } as const;
  const booking = await bookMoney(tx, buyerId, movement, now);
  if (booking === 'too_little') throw new Refusal('balanceTooLow');
  if (booking === 'already') return '0.00';
  for (const { orderId, amount: part } of parts)
    await reduceDebt(tx, 'repayment', { buyerId, orderId, amount: part, reference: `${cause}:${orderId}` }, now);
  return paid;
};

export const repayCredit: Handler<'repayCredit'> = async ({ body }, context) => {
  const { db, signedIn, now } = context;
  const { amount, pay_password, idempotency_key: key } = body;
  const { buyerId } = signedIn;
  if (compareMoney(amount, 0) <= 0) throw invalid({ amount: '还款金额须大于零' });
  await requireFactorToPay(context, amount);
  await requirePaymentPassword(db, buyerId, pay_password, now);
  await retryConflicts(() =>
    db.transaction(async (tx) => {
      await lockBuyer(tx, buyerId);
      const reference = `${buyerId}:${key}`;
      if (await moneyEntryOf(tx, `repay:${reference}`)) return;
      const owed = addMoney(...(await debtsOf(tx, [buyerId])).map(({ open }) => open));
      if (compareMoney(amount, owed) > 0) throw invalid({ amount: `欠款只有¥${owed}` });
      await repayDebts(tx, buyerId, { amount, reference }, now);
    }),
  );
  return new Answer(await answerCredit(db, buyerId, now), '已还款');
};
