import { and, asc, eq, exists, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { activity, activityGoods, activityTier, activityTierGoods } from '#db/schema/activity.ts';
import { goods } from '#db/schema/goods.ts';

const running = (now: Date) => and(eq(activity.isOpen, true), lte(activity.startsAt, now), gt(activity.endsAt, now));

/** Running activities that name one of the goods, or cover goods by a scope of their own. */
export const activitiesTouching = (db: Executor, goodsIds: number[], now: Date) =>
  db
    .select()
    .from(activity)
    .where(
      and(
        running(now),
        or(
          sql`${activity.config} ? 'scope'`,
          exists(
            db
              .select({ one: sql`1` })
              .from(activityGoods)
              .where(and(eq(activityGoods.activityId, activity.id), inArray(activityGoods.goodsId, goodsIds))),
          ),
          exists(
            db
              .select({ one: sql`1` })
              .from(activityTierGoods)
              .innerJoin(activityTier, eq(activityTier.id, activityTierGoods.tierId))
              .where(and(eq(activityTier.activityId, activity.id), inArray(activityTierGoods.goodsId, goodsIds))),
          ),
        ),
      ),
    )
    .orderBy(asc(activity.id));

export const tiersOf = (db: Executor, activityIds: number[]) =>
  db.select().from(activityTier).where(inArray(activityTier.activityId, activityIds)).orderBy(activityTier.amount);

/** Goods that tiers give or sell, with what is left of them. */
export const tierGoodsOf = (db: Executor, activityIds: number[]) =>
  db
    .select({
      tierId: activityTierGoods.tierId,
      goodsId: activityTierGoods.goodsId,
      name: goods.name,
      unit: goods.unit,
      quantity: activityTierGoods.quantity,
      price: activityTierGoods.price,
      stock: sql<string>`case when ${goods.onShelf} then ${goods.stock} else 0 end`,
    })
    .from(activityTierGoods)
    .innerJoin(activityTier, eq(activityTier.id, activityTierGoods.tierId))
    .innerJoin(goods, eq(goods.id, activityTierGoods.goodsId))
    .where(inArray(activityTier.activityId, activityIds))
    .orderBy(activityTierGoods.goodsId);

/** The named goods of activities; of combinations all, of the others only those asked for. */
export const activityGoodsOf = (db: Executor, activityIds: number[], goodsIds: number[]) =>
  db
    .select({
      activityId: activityGoods.activityId,
      goodsId: activityGoods.goodsId,
      price: activityGoods.price,
      stock: activityGoods.stock,
      cap: activityGoods.cap,
      quantity: activityGoods.quantity,
    })
    .from(activityGoods)
    .innerJoin(activity, eq(activity.id, activityGoods.activityId))
    .where(
      and(
        inArray(activityGoods.activityId, activityIds),
        or(eq(activity.kind, 'combination'), inArray(activityGoods.goodsId, goodsIds)),
      ),
    )
    .orderBy(activityGoods.goodsId);
