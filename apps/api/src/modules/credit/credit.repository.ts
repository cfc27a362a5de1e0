import type { CreditDays, CreditDebt } from '@yaoji/domain';
import { desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { creditLine, creditLog } from '#db/schema/credit.ts';

export type CreditLineRow = typeof creditLine.$inferSelect;
export type CreditLogRow = typeof creditLog.$inferSelect;

/** The buyer's line, also if it has ended. */
export const findCreditLine = (db: Executor, buyerId: number): Promise<CreditLineRow | null> =>
  firstRow(db.select().from(creditLine).where(eq(creditLine.buyerId, buyerId)).orderBy(desc(creditLine.id)).limit(1));

/** The last decisions about a buyer's line, the latest first. */
export const creditDecisions = (db: Executor, buyerId: number, limit: number): Promise<CreditLineRow[]> =>
  db.select().from(creditLine).where(eq(creditLine.buyerId, buyerId)).orderBy(desc(creditLine.id)).limit(limit);

export const addCreditLine = (tx: Executor, values: typeof creditLine.$inferInsert): Promise<CreditLineRow> =>
  onlyRow(tx.insert(creditLine).values(values).returning());

export type OrderDebt = CreditDebt & { orderNo: string; total: string; open: string; buyerId: number };

const debts = (where = sql``) => sql`
  select log.order_id::int as "orderId", log.buyer_id::int as "buyerId", orders.no as "orderNo", orders.total::text as total,
    log.open::text as open, log.due_on::text as "dueOn", log.grace_until::text as "graceUntil"
  from (
    select order_id, buyer_id, sum(change) as open, max(due_on) as due_on, max(grace_until) as grace_until
    from credit_log ${where} group by 1, 2
  ) log join orders on orders.id = log.order_id`;

const earlier = (before: Date | undefined) =>
  before ? sql`and created_at < ${before.toISOString()}::timestamptz` : sql``;

/** Debts of a buyer, now or before a time, the earliest due first. */
export const debtsOf = async (db: Executor, buyerId: number, before?: Date): Promise<OrderDebt[]> => {
  const { rows } = await db.execute<OrderDebt>(
    sql`${debts(sql`where buyer_id = ${buyerId} ${earlier(before)}`)} where log.open > 0 order by log.due_on, log.order_id`,
  );
  return rows;
};

/** Open amount of an order on account, 0 once it is repaid; null for other orders. */
export const debtOfOrder = async (db: Executor, orderId: number): Promise<OrderDebt | null> => {
  const { rows } = await db.execute<OrderDebt>(debts(sql`where order_id = ${orderId}`));
  return rows[0] ?? null;
};

type Entry = Pick<CreditLogRow, 'buyerId' | 'orderId' | 'kind' | 'change' | 'reference'> & Partial<CreditDays>;

/** Adds an entry; lock the buyer before. */
export const addCreditEntry = (tx: Executor, entry: Entry, now: Date) =>
  tx.insert(creditLog).values({ ...entry, createdAt: now });
