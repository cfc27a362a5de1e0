import type { Db } from '#db/database.ts';
import { creditLine } from '#db/schema/credit.ts';

/** Grants a buyer a credit line, 30 days unless said otherwise. */
export const grantCredit = (
  db: Db,
  buyerId: number,
  amount: string,
  terms: Partial<Pick<typeof creditLine.$inferInsert, 'days' | 'closingDay' | 'graceDays'>> = {},
) =>
  db.insert(creditLine).values({
    buyerId,
    amount,
    days: 30,
    closingDay: null,
    graceDays: 0,
    reason: '测试',
    operator: 'caiwu',
    ...terms,
  });
