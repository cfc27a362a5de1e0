import {
  addDays,
  type CreditStatement,
  chinaDay,
  chinaDayStart,
  creditStatement,
  creditUse,
  nextMonth,
} from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { invalid } from '#errors/refusal.ts';
import { debtsOf } from './credit.repository.ts';
import { type CreditEntryRow, creditEntries, owedBefore } from './statement.repository.ts';

export type MonthStatement = {
  month: string;
  /** The last day of the month, or today. */
  endsOn: string;
  statement: CreditStatement<CreditEntryRow>;
  /** The part of the closing debt whose grace had ended by then. */
  overdue: string;
};

/** A buyer's debts in a month of China, `YYYY-MM`. */
export const loadStatement = async (
  db: Executor,
  buyerId: number,
  month: string,
  now: Date,
): Promise<MonthStatement> => {
  const today = chinaDay(now);
  if (`${month}-01` > today) throw invalid({ month: '该月份还没有开始' });
  const from = chinaDayStart(`${month}-01`);
  const next = `${nextMonth(month)}-01`;
  const before = chinaDayStart(next);
  const endsOn = next > today ? today : addDays(next, -1);
  return {
    month,
    endsOn,
    statement: creditStatement(await owedBefore(db, from, buyerId), await creditEntries(db, buyerId, { from, before })),
    overdue: creditUse(null, await debtsOf(db, [buyerId], before), endsOn).overdue,
  };
};
