import { addDays, chinaDay, chinaDayStart, orderStatuses } from '@yaoji/domain';
import { and, count, desc, eq, exists, gt, gte, ilike, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { monthInChina } from '#db/china-time.ts';
import { containing } from '#db/containing.ts';
import type { Executor } from '#db/database.ts';
import { pageOf } from '#db/page.ts';
import { invoiceOrder } from '#db/schema/invoice.ts';
import { order } from '#db/schema/order.ts';
import { orderLine } from '#db/schema/order-line.ts';
import { orderReturn, orderReturnLine } from '#db/schema/order-return.ts';
import type { OrderRow } from '../order.repository.ts';

export type OrderQuery = {
  buyerId: number;
  status?: OrderRow['status'] | undefined;
  /** Only orders that can be invoiced. */
  canInvoice?: boolean | undefined;
  keywords?: string | undefined;
  /** From `from` inclusive to `before` exclusive. */
  from?: Date | undefined;
  before?: Date | undefined;
};

export const orderPage = (db: Executor, query: OrderQuery, page: number, perPage: number) => {
  const asked = conditions(db, query);
  return pageOf(db, order, { where: asked, orderBy: [desc(order.id)] }, { page, perPage });
};

const monthOf = (time: Date) => chinaDay(time).slice(0, 7);

/** Sums of the months from `first` to `last` under the query's filters, without cancelled orders. */
export const sumsByMonth = (db: Executor, query: OrderQuery, first: Date, last: Date) => {
  const month = monthInChina(order.createdAt);
  const next = monthOf(chinaDayStart(addDays(`${monthOf(last)}-01`, 31)));
  return db
    .select({ month, orderCount: count(), total: sql<string>`sum(${order.total})::numeric(14, 2)::text` })
    .from(order)
    .where(
      and(
        conditions(db, query),
        ne(order.status, 'cancelled'),
        gte(order.createdAt, chinaDayStart(`${monthOf(first)}-01`)),
        lt(order.createdAt, chinaDayStart(`${next}-01`)),
      ),
    )
    .groupBy(month)
    .orderBy(desc(month));
};

/** Counts by status, ignoring all other filters. */
export const countByStatus = async (db: Executor, buyerId: number) => {
  const rows = await db
    .select({ status: order.status, count: count() })
    .from(order)
    .where(eq(order.buyerId, buyerId))
    .groupBy(order.status);
  const counts = Object.fromEntries(orderStatuses.map((status) => [status, 0])) as Record<OrderRow['status'], number>;
  for (const row of rows) counts[row.status] = row.count;
  return { ...counts, all: rows.reduce((sum, row) => sum + row.count, 0) };
};

const conditions = (
  db: Executor,
  { buyerId, status, canInvoice, keywords, from, before }: OrderQuery,
): SQL | undefined =>
  and(
    eq(order.buyerId, buyerId),
    status && eq(order.status, status),
    canInvoice ? isInvoiceable(db) : undefined,
    keywords ? mentions(db, keywords) : undefined,
    from && gte(order.createdAt, from),
    before && lt(order.createdAt, before),
  );

/** In its number or in the name of one of its products. */
export const mentions = (db: Executor, keywords: string) => {
  const pattern = containing(keywords);
  const line = db
    .select({ one: sql`1` })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, order.id), ilike(orderLine.name, pattern)));
  return or(ilike(order.no, pattern), exists(line));
};

/** Like `orderActions` for one order: completed, on no invoice, and with a paid part that was not returned. */
const isInvoiceable = (db: Executor) => {
  const counting = db
    .select({ one: sql`1` })
    .from(invoiceOrder)
    .where(and(eq(invoiceOrder.orderId, order.id), eq(invoiceOrder.counts, true)));
  const returned = sql`(select coalesce(sum(${orderReturnLine.quantity}), 0) from ${orderReturnLine}
    join ${orderReturn} on ${orderReturn.id} = ${orderReturnLine.returnId}
    where ${orderReturnLine.orderLineId} = ${orderLine.id} and ${orderReturn.status} <> 'refused')`;
  const left = db
    .select({ one: sql`1` })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, order.id), gt(orderLine.paid, '0'), gt(orderLine.quantity, returned)));
  return and(eq(order.status, 'done'), notExists(counting), exists(left));
};
