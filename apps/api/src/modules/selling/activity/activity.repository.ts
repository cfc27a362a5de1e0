import { and, asc, count, eq, getTableColumns, gt, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { pageOf } from '#db/page.ts';
import { activity, activityGoods, activityTap, activityTier, activityTierGoods } from '#db/schema/activity.ts';
import { order } from '#db/schema/order.ts';
import { orderLine } from '#db/schema/order-line.ts';

export type ActivityRow = typeof activity.$inferSelect;

type Kind = (typeof activity.$inferSelect)['kind'];

/** Activities of a kind that run now or start before a time, in order of their start, with their first products. */
export const activitiesOf = (db: Executor, kind: Kind, now: Date, before: Date, goodsShown: number) =>
  db
    .select({
      ...getTableColumns(activity),
      goodsIds: sql`array(
        select part.goods_id from ${activityGoods} part where part.activity_id = ${activity}.id
        order by part.goods_id limit ${goodsShown}::int)`.mapWith((ids: string[]) => ids.map(Number)),
    })
    .from(activity)
    .where(and(activity.isOpen, eq(activity.kind, kind), gt(activity.endsAt, now), lte(activity.startsAt, before)))
    .orderBy(asc(activity.startsAt), asc(activity.id));

/** Running activities with the number of products each names; the first to end comes first. */
export const runningActivities = (db: Executor, now: Date) =>
  db
    .select({ ...getTableColumns(activity), goodsCount: count(activityGoods.goodsId) })
    .from(activity)
    .leftJoin(activityGoods, eq(activityGoods.activityId, activity.id))
    .where(and(activity.isOpen, lte(activity.startsAt, now), gt(activity.endsAt, now)))
    .groupBy(activity.id)
    .orderBy(asc(activity.endsAt), asc(activity.id));

/** Includes closed ones. */
export const anyActivity = (db: Executor, id: number): Promise<ActivityRow | null> =>
  firstRow(db.select().from(activity).where(eq(activity.id, id)));

export const setActivity = (db: Executor, id: number, values: Partial<typeof activity.$inferInsert>) =>
  db.update(activity).set(values).where(eq(activity.id, id));

/** Any activity that the operator has not closed, running or not. */
export const findActivity = (db: Executor, id: number): Promise<ActivityRow | null> =>
  firstRow(
    db
      .select()
      .from(activity)
      .where(and(eq(activity.id, id), activity.isOpen)),
  );

export const findActivityBySlug = (db: Executor, slug: string): Promise<ActivityRow | null> =>
  firstRow(
    db
      .select()
      .from(activity)
      .where(and(eq(activity.slug, slug), activity.isOpen)),
  );

/** The tiers of an activity with the products that they give or sell. */
export const tiersOf = async (db: Executor, activityId: number) => {
  const tiers = await db
    .select()
    .from(activityTier)
    .where(eq(activityTier.activityId, activityId))
    .orderBy(asc(activityTier.amount), asc(activityTier.id));
  const ids = tiers.map(({ id }) => id);
  const goods =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(activityTierGoods)
          .where(inArray(activityTierGoods.tierId, ids))
          .orderBy(asc(activityTierGoods.goodsId));
  return tiers.map((tier) => ({ ...tier, goods: goods.filter(({ tierId }) => tierId === tier.id) }));
};

/** True for the buyer's first tap of that day. */
export const insertTap = async (
  db: Executor,
  values: { activityId: number; buyerId: number; day: string; createdAt: Date },
): Promise<boolean> => {
  const rows = await db.insert(activityTap).values(values).onConflictDoNothing().returning({ day: activityTap.day });
  return rows.length === 1;
};

/** A page of the running combinations, or of those with certain products, and their total. */
export const combinationsPage = (
  db: Executor,
  now: Date,
  { page, perPage, goodsId }: { page: number; perPage: number; goodsId?: number | undefined },
) => {
  const holding = db
    .select({ id: activityGoods.activityId })
    .from(activityGoods)
    .where(eq(activityGoods.goodsId, goodsId ?? 0));
  const running = and(
    goodsId === undefined ? undefined : inArray(activity.id, holding),
    activity.isOpen,
    eq(activity.kind, 'combination'),
    lte(activity.startsAt, now),
    gt(activity.endsAt, now),
  );
  return pageOf(db, activity, { where: running, orderBy: [asc(activity.endsAt), asc(activity.id)] }, { page, perPage });
};

/** Percent sold of the stock that an activity had for each product; 100 only if nothing is left. */
export const soldShares = (db: Executor, activityId: number) => {
  const sold = db.$with('sold').as(
    db
      .select({ goodsId: orderLine.goodsId, units: sql`sum(${orderLine.quantity})`.as('units') })
      .from(orderLine)
      .innerJoin(order, eq(order.id, orderLine.orderId))
      .where(and(eq(orderLine.activityId, activityId), eq(orderLine.isGift, false), ne(order.status, 'cancelled')))
      .groupBy(orderLine.goodsId),
  );
  const taken = sql`coalesce(${sold.units}, 0)`;
  return db
    .with(sold)
    .select({
      goodsId: activityGoods.goodsId,
      percent: sql<number>`coalesce(floor(100 * ${taken} / nullif(${taken} + ${activityGoods.stock}, 0)), 100)::int`,
    })
    .from(activityGoods)
    .leftJoin(sold, eq(sold.goodsId, activityGoods.goodsId))
    .where(and(eq(activityGoods.activityId, activityId), isNotNull(activityGoods.stock)))
    .orderBy(asc(activityGoods.goodsId));
};

export type MemberRow = { activityId: number; goodsId: number; number: string };

/** The products of combinations with their quantity per set. */
export const membersOf = async (db: Executor, activityIds: number[]): Promise<MemberRow[]> => {
  if (activityIds.length === 0) return [];
  return db
    .select({
      activityId: activityGoods.activityId,
      goodsId: activityGoods.goodsId,
      number: sql<string>`coalesce(${activityGoods.quantity}, 1)`,
    })
    .from(activityGoods)
    .where(inArray(activityGoods.activityId, activityIds))
    .orderBy(asc(activityGoods.activityId), asc(activityGoods.goodsId));
};
