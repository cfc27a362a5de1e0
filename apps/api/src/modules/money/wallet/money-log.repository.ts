import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { monthInChina } from '#db/china-time.ts';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { order } from '#db/schema/order.ts';
import { moneyLog } from '#db/schema/wallet.ts';

export type MoneyLogRow = typeof moneyLog.$inferSelect & { orderNo: string | null };

export type MoneyLogQuery = {
  buyerId: number;
  kind?: MoneyLogRow['kind'] | undefined;
  /** From `from` inclusive to `before` exclusive. */
  from?: Date | undefined;
  before?: Date | undefined;
};

const asked = ({ buyerId, kind, from, before }: MoneyLogQuery): SQL | undefined =>
  and(
    eq(moneyLog.buyerId, buyerId),
    kind && eq(moneyLog.kind, kind),
    from && gte(moneyLog.createdAt, from),
    before && lt(moneyLog.createdAt, before),
  );

export const moneyLogPage = (db: Executor, query: MoneyLogQuery, page: number, perPage: number) =>
  db
    .select({
      id: moneyLog.id,
      kind: moneyLog.kind,
      change: moneyLog.change,
      balanceAfter: moneyLog.balanceAfter,
      orderId: moneyLog.orderId,
      orderNo: order.no,
      remark: moneyLog.remark,
      createdAt: moneyLog.createdAt,
    })
    .from(moneyLog)
    .leftJoin(order, eq(order.id, moneyLog.orderId))
    .where(asked(query))
    .orderBy(desc(moneyLog.id))
    .limit(perPage)
    .offset((page - 1) * perPage);

const income = sql<string>`coalesce(sum(${moneyLog.change}) filter (where ${moneyLog.change} > 0), 0)::numeric(14,2)`;
const expense = sql<string>`coalesce(-sum(${moneyLog.change}) filter (where ${moneyLog.change} < 0), 0)::numeric(14,2)`;

export const moneyLogSums = async (db: Executor, query: MoneyLogQuery) => {
  const [row] = await db.select({ total: count(), income, expense }).from(moneyLog).where(asked(query));
  return row ?? { total: 0, income: '0.00', expense: '0.00' };
};

export const moneyEntryOf = (db: Executor, reference: string) =>
  firstRow(db.select().from(moneyLog).where(eq(moneyLog.reference, reference)));

/** The latest months in China with entries, oldest first. */
export const moneyLogMonths = async (db: Executor, query: MoneyLogQuery, limit: number) => {
  const month = monthInChina(moneyLog.createdAt);
  const rows = await db
    .select({ month, income, expense })
    .from(moneyLog)
    .where(asked(query))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
    .limit(limit);
  return rows.reverse();
};
