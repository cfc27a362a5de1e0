import type { CreditSummary } from '@yaoji/api-client/wire';
import { type CreditBlock, chinaDay, compareMoney, creditBlock, creditUse } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { type CreditLineRow, debtsOf, findCreditLine, type OrderDebt } from './credit.repository.ts';

export type BuyerCredit = { line: CreditLineRow | null; debts: OrderDebt[] };

/** Debts require a line, which stays once granted. */
export const loadCredit = async (db: Executor, buyerId: number): Promise<BuyerCredit> => {
  const line = await findCreditLine(db, buyerId);
  return { line, debts: line ? await debtsOf(db, [buyerId]) : [] };
};

const isOpen = (line: CreditLineRow | null): line is CreditLineRow => line !== null && compareMoney(line.amount, 0) > 0;

/** The figures of a buyer's credit; null without a line or debts. */
export const summaryOf = ({ line, debts }: BuyerCredit, now: Date): CreditSummary | null => {
  if (!isOpen(line) && debts.length === 0) return null;
  return { amount: line?.amount ?? '0.00', ...creditUse(line, debts, chinaDay(now)) };
};

/** Why an order cannot be bought on account; null if it can. */
export const blockOf = (credit: BuyerCredit, total: string, now: Date): CreditBlock | null =>
  creditBlock(summaryOf(credit, now), total);
