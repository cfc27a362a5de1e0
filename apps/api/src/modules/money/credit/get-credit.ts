import { type Credit, type CreditDebt, creditCodec } from '@yaoji/api-client/wire';
import { chinaDay, compareMoney, creditTermsText, isOverdue } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { readSettings, type Settings } from '#modules/platform/setting/index.ts';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { debtOfOrder, type OrderDebt } from './credit.repository.ts';
import { lastCreditRequest } from './credit-request.repository.ts';
import { type BuyerCredit, loadCredit, summaryOf } from './load-credit.ts';

const noCredit = { amount: '0.00', used: '0.00', available: '0.00', overdue: '0.00' };

export const getCredit: Handler<'getCredit'> = async (_, { db, signedIn: { buyerId }, now }) =>
  answerCredit(db, buyerId, now);

export const answerCredit = async (db: Executor, buyerId: number, now: Date) => {
  const { bank } = await readSettings(db, ['bank']);
  const request = await lastCreditRequest(db, buyerId);
  return creditCodec.write({
    ...toCredit(await loadCredit(db, buyerId), bank, now),
    request: request && { ...request, createdAt: toSeconds(request.createdAt) },
  });
};

/** Credit with its debts, and the account to pay them to. */
const toCredit = ({ line, debts }: BuyerCredit, bank: Settings['bank'], now: Date): Omit<Credit, 'request'> => ({
  ...(summaryOf({ line, debts }, now) ?? noCredit),
  terms: line ? creditTermsText(line) : '',
  bankAccount: bank && { ...bank, note: '请附言账期还款' },
  debts: debts.map((debt) => toDebt(debt, now)),
});

export const toDebt = ({ orderId, orderNo, total, open, dueOn, graceUntil }: OrderDebt, now: Date): CreditDebt => ({
  orderId,
  orderNo,
  total,
  open,
  dueOn,
  graceUntil,
  isOverdue: isOverdue({ graceUntil }, chinaDay(now)),
});

/** Open amount of an order on account; null once it is repaid. */
export const openDebtOf = async (db: Executor, orderId: number, now: Date): Promise<CreditDebt | null> => {
  const debt = await debtOfOrder(db, orderId);
  return debt && compareMoney(debt.open, 0) > 0 ? toDebt(debt, now) : null;
};
