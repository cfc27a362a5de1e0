import { addMoney, compareMoney } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { invalid, Refusal, required } from '#errors/refusal.ts';
import { lockApplicant } from '#modules/identity/registration/index.ts';
import { addCreditLine, type CreditLineRow, findCreditLine } from './credit.repository.ts';
import { grantCreditRequest } from './request-credit.ts';

type Decision = Pick<CreditLineRow, 'amount' | 'graceDays' | 'reason' | 'operator'> &
  Partial<Pick<CreditLineRow, 'days' | 'closingDay'>>;

/** Grants, changes or ends a buyer's line; returns its entry in the operator log. */
export const decideCredit = async (
  tx: Tx,
  buyerId: number,
  { amount, days = null, closingDay = null, graceDays, reason, operator }: Decision,
  now: Date,
) => {
  if ((days === null) === (closingDay === null)) throw invalid({ days: '账期天数和还款日填一个' });
  const { username, closedAt } = required(await lockApplicant(tx, buyerId), 'buyerMissing');
  if (closedAt) throw new Refusal('accountClosed');
  const line = await findCreditLine(tx, buyerId);
  const after = { amount: addMoney(amount), days, closingDay, graceDays, reason: reason.trim() };
  if (compareMoney(amount, 0) > 0) await grantCreditRequest(tx, buyerId, after.amount, now);
  await addCreditLine(tx, { ...after, buyerId, operator, createdAt: now });
  const before = line && {
    amount: line.amount,
    days: line.days,
    closingDay: line.closingDay,
    graceDays: line.graceDays,
  };
  return { subject: username, before, after };
};
