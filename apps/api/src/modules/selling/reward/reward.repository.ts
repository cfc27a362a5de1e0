import type { OrderStatus } from '@yaoji/domain';
import { and, asc, eq, gt, inArray, like, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { activity, activityTier } from '#db/schema/activity.ts';
import { moneyLog, pointsLog } from '#db/schema/wallet.ts';

export type CashbackRow = typeof activity.$inferSelect;

const isCashbackAt = (at: Date): SQL | undefined =>
  and(activity.isOpen, eq(activity.kind, 'cashback'), lte(activity.startsAt, at), gt(activity.endsAt, at));

/** The cashbacks that ran at a time; the first to end comes first. */
export const cashbacksAt = (db: Executor, at: Date): Promise<CashbackRow[]> =>
  db.select().from(activity).where(isCashbackAt(at)).orderBy(asc(activity.endsAt), asc(activity.id));

export const cashbackTiers = (db: Executor, activityId: number) =>
  db
    .select({ amount: activityTier.amount, money: activityTier.money })
    .from(activityTier)
    .where(eq(activityTier.activityId, activityId))
    .orderBy(asc(activityTier.amount), asc(activityTier.id));

/** The payment for an order's products, less refunds and shipping. */
const netPaid = sql`greatest(coalesce((
    select sum(payment.amount - coalesce((select sum(refund.amount) from refund where refund.payment_id = payment.id), 0))
    from payment where payment.order_id = orders.id and payment.status = 'paid'
  ), 0) - orders.shipping_fee, 0)`;

type Spending = { buyerId: number; startsAt: Date; endsAt: Date; statuses: readonly OrderStatus[] };

/** Net payments of a buyer's orders that were paid in a period. */
export const spentIn = async (db: Executor, { buyerId, startsAt, endsAt, statuses }: Spending): Promise<string> => {
  const { rows } = await db.execute(sql`
    select coalesce(sum(${netPaid}), 0)::numeric(14,2) as total
    from orders
    where orders.buyer_id = ${buyerId} and orders.status in ${statuses}
      and orders.paid_at >= ${startsAt.toISOString()}::timestamptz and orders.paid_at < ${endsAt.toISOString()}::timestamptz`);
  return String(rows[0]?.total ?? '0.00');
};

export const netPaidOf = async (db: Executor, orderId: number): Promise<string> => {
  const { rows } = await db.execute(
    sql`select ${netPaid}::numeric(14,2) as total from orders where orders.id = ${orderId}`,
  );
  return String(rows[0]?.total ?? '0.00');
};

/** A buyer's total from a cashback, and its number of bookings. */
export const bookedCashback = async (db: Executor, buyerId: number, activityId: number) => {
  const [row] = await db
    .select({
      total: sql<string>`coalesce(sum(${moneyLog.change}), 0)::numeric(14,2)`,
      count: sql<number>`count(*)::int`,
    })
    .from(moneyLog)
    .where(
      and(
        eq(moneyLog.buyerId, buyerId),
        eq(moneyLog.kind, 'cashback'),
        like(moneyLog.reference, `cashback:${activityId}:%`),
      ),
    );
  return row ?? { total: '0.00', count: 0 };
};

/** The total points from an order, and its number of bookings. */
export const bookedPoints = async (db: Executor, buyerId: number, orderId: number) => {
  const [row] = await db
    .select({
      total: sql<number>`coalesce(sum(${pointsLog.change}), 0)::int`,
      count: sql<number>`count(*)::int`,
    })
    .from(pointsLog)
    .where(
      and(eq(pointsLog.buyerId, buyerId), eq(pointsLog.orderId, orderId), inArray(pointsLog.kind, ['order', 'return'])),
    );
  return row ?? { total: 0, count: 0 };
};
