import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { fixedQuery } from '#db/query-around.ts';
import { type ActivityConfig, activity, activityGoods, activityTier, activityTierGoods } from '#db/schema/activity.ts';
import { goods } from '#db/schema/goods.ts';

/** Rows of running activities and what belongs to them; numbers are texts, as elsewhere, and times milliseconds. */
export type PromotionFacts = {
  activities: {
    id: number;
    kind: (typeof activity.$inferSelect)['kind'];
    title: string;
    startsAt: number;
    endsAt: number;
    config: ActivityConfig;
  }[];
  /** The least amount first. */
  tiers: { id: number; activityId: number; amount: string; money: string }[];
  /** Goods that tiers give or sell, with what is left of them. */
  tierGoods: {
    tierId: number;
    goodsId: number;
    name: string;
    unit: string;
    quantity: string;
    price: string | null;
    stock: string;
  }[];
  /** The named goods of activities; of combinations all, of the others only those asked for. */
  named: {
    activityId: number;
    goodsId: number;
    price: string | null;
    stock: string | null;
    cap: string | null;
    quantity: string | null;
  }[];
};

const milliseconds = (column: SQL | typeof activity.startsAt) => sql`(extract(epoch from ${column}) * 1000)::bigint`;

/**
 * What runs for some goods, in one value: running activities that name one of them, or cover goods by a scope of their
 * own. `goodsIds` is a query of ids and `now` a value, so that this can be a part of a query that finds goods. With
 * `offset 0` each goods is looked up in the index; left to itself the planner reads the goods of all activities.
 */
export const promotionFacts = (goodsIds: SQL, now: SQL): SQL<PromotionFacts> => sql<PromotionFacts>`(
  with named as materialized (
    select named.* from (${goodsIds}) wanted (id) cross join lateral (
      select * from ${activityGoods} where ${activityGoods.goodsId} = wanted.id offset 0) named
  ), touched as materialized (
    select * from ${activity}
    where ${activity.isOpen} and ${activity.startsAt} <= ${now}::timestamptz
      and ${activity.endsAt} > ${now}::timestamptz
      and (${activity.config} ? 'scope' or ${activity.id} in (
        select activity_id from named
        union all
        select ${activityTier.activityId} from ${activityTierGoods}
        join ${activityTier} on ${activityTier.id} = ${activityTierGoods.tierId}
        where ${activityTierGoods.goodsId} in (${goodsIds})))
  ), part as (
    select named.* from named join touched on touched.id = named.activity_id
    union
    select part.* from touched
    cross join lateral (select * from ${activityGoods} where ${activityGoods.activityId} = touched.id) part
    where touched.kind = 'combination'
  )
  select json_build_object(
    'activities', (
      select coalesce(json_agg(json_build_object('id', touched.id, 'kind', touched.kind, 'title', touched.title,
        'startsAt', ${milliseconds(sql`touched.starts_at`)}, 'endsAt', ${milliseconds(sql`touched.ends_at`)},
        'config', touched.config) order by touched.id), '[]')
      from touched),
    'tiers', (
      select coalesce(json_agg(json_build_object('id', tier.id, 'activityId', tier.activity_id,
        'amount', tier.amount::text, 'money', tier.money::text) order by tier.amount), '[]')
      from ${activityTier} tier join touched on touched.id = tier.activity_id),
    'tierGoods', (
      select coalesce(json_agg(json_build_object('tierId', part.tier_id, 'goodsId', part.goods_id, 'name', ${goods.name},
        'unit', ${goods.unit}, 'quantity', part.quantity::text, 'price', part.price::text,
        'stock', case when ${goods.onShelf} then ${goods.stock} else 0 end::text) order by part.goods_id), '[]')
      from ${activityTierGoods} part join ${activityTier} tier on tier.id = part.tier_id
      join touched on touched.id = tier.activity_id join ${goods} on ${goods.id} = part.goods_id),
    'named', (
      select coalesce(json_agg(json_build_object('activityId', part.activity_id, 'goodsId', part.goods_id,
        'price', part.price::text, 'stock', part.stock::text, 'cap', part.cap::text, 'quantity', part.quantity::text)
        order by part.goods_id), '[]')
      from part)
  ) from (select 1) as one)`;

const factsOf = fixedQuery(
  ['goodsIds', 'now'],
  ({ goodsIds, now }) => sql`select ${promotionFacts(sql`select unnest(${goodsIds}::bigint[])`, now)} as facts`,
);

export const findPromotionFacts = async (db: Executor, goodsIds: number[], now: Date): Promise<PromotionFacts> => {
  const [row] = await factsOf<{ facts: PromotionFacts }>(db, { goodsIds, now: now.toISOString() });
  return row?.facts ?? { activities: [], tiers: [], tierGoods: [], named: [] };
};
