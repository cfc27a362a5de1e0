import { and, asc, count, eq, getTableColumns, gt, lte } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { activity, activityGoods } from '#db/schema/activity.ts';

type Kind = (typeof activity.$inferSelect)['kind'];

/** Activities of a kind that run now or begin before a moment, in the order of their beginning. */
export const activitiesOf = (db: Executor, kind: Kind, now: Date, before: Date) =>
  db
    .select()
    .from(activity)
    .where(and(activity.isOpen, eq(activity.kind, kind), gt(activity.endsAt, now), lte(activity.startsAt, before)))
    .orderBy(asc(activity.startsAt), asc(activity.id));

export const goodsIdsOf = async (db: Executor, activityId: number, limit: number): Promise<number[]> => {
  const rows = await db
    .select({ id: activityGoods.goodsId })
    .from(activityGoods)
    .where(eq(activityGoods.activityId, activityId))
    .orderBy(asc(activityGoods.goodsId))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** What runs now, with the number of goods that each names; the one that ends first stands first. */
export const runningActivities = (db: Executor, now: Date) =>
  db
    .select({ ...getTableColumns(activity), goodsCount: count(activityGoods.goodsId) })
    .from(activity)
    .leftJoin(activityGoods, eq(activityGoods.activityId, activity.id))
    .where(and(activity.isOpen, lte(activity.startsAt, now), gt(activity.endsAt, now)))
    .groupBy(activity.id)
    .orderBy(asc(activity.endsAt), asc(activity.id));
