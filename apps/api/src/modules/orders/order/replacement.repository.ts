import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { among } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { order } from '#db/schema/order.ts';
import { orderLine } from '#db/schema/order-line.ts';
import { orderReturn, orderReturnLine } from '#db/schema/order-return.ts';

const replaced = alias(orderLine, 'replaced');

/** Units of the orders' lines that were sent again, without those that came back or were never delivered. */
export const replacedByLine = async (db: Executor, orderIds: number[]): Promise<Map<number, string>> => {
  if (orderIds.length === 0) return new Map();
  const returned = db
    .select({ quantity: sql`sum(${orderReturnLine.quantity})` })
    .from(orderReturnLine)
    .innerJoin(orderReturn, eq(orderReturn.id, orderReturnLine.returnId))
    .where(and(eq(orderReturnLine.orderLineId, orderLine.id), ne(orderReturn.status, 'refused')));
  const rows = await db
    .select({
      lineId: replaced.id,
      quantity: sql<string>`sum(${orderLine.quantity} - coalesce((${returned}), 0))`,
    })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .innerJoin(replaced, eq(replaced.id, orderLine.replacesLineId))
    .where(and(among(replaced.orderId, orderIds), ne(order.status, 'cancelled')))
    .groupBy(replaced.id);
  return new Map(rows.map(({ lineId, quantity }) => [lineId, quantity]));
};

/** The order that this one replaces units of, and the replacement orders of this one, the oldest first. */
export const replacementsOf = async (db: Executor, orderId: number) => {
  const named = { id: order.id, no: order.no };
  return {
    replaces: await firstRow(
      db
        .select(named)
        .from(orderLine)
        .innerJoin(replaced, eq(replaced.id, orderLine.replacesLineId))
        .innerJoin(order, eq(order.id, replaced.orderId))
        .where(and(eq(orderLine.orderId, orderId), isNotNull(orderLine.replacesLineId)))
        .limit(1),
    ),
    replacements: await db
      .selectDistinct(named)
      .from(orderLine)
      .innerJoin(replaced, eq(replaced.id, orderLine.replacesLineId))
      .innerJoin(order, eq(order.id, orderLine.orderId))
      .where(eq(replaced.orderId, orderId))
      .orderBy(asc(order.id)),
  };
};
