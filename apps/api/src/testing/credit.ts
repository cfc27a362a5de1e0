import type { Db } from '#db/database.ts';
import { addCreditLine, type CreditLineRow } from '#modules/money/credit/index.ts';

/** Grants a buyer a credit line, 30 days unless said otherwise. */
export const grantCredit = (
  db: Db,
  buyerId: number,
  amount: string,
  terms: Partial<Pick<CreditLineRow, 'days' | 'closingDay' | 'graceDays'>> = {},
) =>
  addCreditLine(db, {
    buyerId,
    amount,
    days: 30,
    closingDay: null,
    graceDays: 0,
    reason: '测试',
    operator: 'caiwu',
    ...terms,
  });
