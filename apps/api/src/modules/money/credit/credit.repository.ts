import type { CreditDays, CreditDebt } from '@yaoji/domain';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { buyer } from '#db/schema/buyer.ts';
import { creditLine, creditLog } from '#db/schema/credit.ts';
import { erpBuyer } from '#db/schema/erp-code.ts';

export type CreditLineRow = typeof creditLine.$inferSelect;
export type CreditLogRow = typeof creditLog.$inferSelect;

/** The buyer's line, also if it has ended. */
export const findCreditLine = (db: Executor, buyerId: number): Promise<CreditLineRow | null> =>
  firstRow(db.select().from(creditLine).where(eq(creditLine.buyerId, buyerId)).orderBy(desc(creditLine.id)).limit(1));

/** Lines of open accounts with an ERP code above this one, in the order of their codes; also those that have ended. */
export const codedLinesAfter = async (db: Executor, after: string, limit: number) => {
  const latest = db
    .selectDistinctOn([creditLine.buyerId])
    .from(creditLine)
    .orderBy(creditLine.buyerId, desc(creditLine.id))
    .as('latest');
  return db
    .select({ code: erpBuyer.code, line: latest._.selectedFields })
    .from(erpBuyer)
    .innerJoin(buyer, and(eq(buyer.id, erpBuyer.buyerId), isNull(buyer.closedAt)))
    .innerJoin(latest, eq(latest.buyerId, erpBuyer.buyerId))
    .where(gt(erpBuyer.code, after))
    .orderBy(erpBuyer.code)
    .limit(limit);
};

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

/** Debts of buyers, now or before a time, the earliest due first. */
export const debtsOf = async (db: Executor, buyerIds: readonly number[], before?: Date): Promise<OrderDebt[]> => {
  const { rows } = await db.execute<OrderDebt>(sql`
    ${debts(sql`where buyer_id = any(${`{${buyerIds.join(',')}}`}::bigint[]) ${earlier(before)}`)}
    where log.open > 0 order by log.due_on, log.order_id`);
  return rows;
};

/** Debts of orders with an id above this one, in the order of their ids. */
export const debtsAfter = async (db: Executor, orderId: number, limit: number): Promise<OrderDebt[]> => {
  const { rows } = await db.execute<OrderDebt>(
    sql`${debts(sql`where order_id > ${orderId}`)} where log.open > 0 order by log.order_id limit ${limit}`,
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
