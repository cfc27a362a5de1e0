import { type SQL, sql } from 'drizzle-orm';
import { idList } from '#db/among.ts';
import { categoryIds } from '#db/category-ids.ts';
import type { Executor } from '#db/database.ts';
import { plannedOnce } from '#db/preparing-client.ts';
import { type ActivityConfig, activity, activityGoods, activityTier, activityTierGoods } from '#db/schema/activity.ts';
import { goodsRegion } from '#db/schema/directed-sale.ts';
import { goods } from '#db/schema/goods.ts';

/** A product that a tier gives or sells, with its remaining stock. */
export type TierGoods = Pick<
  typeof goods.$inferSelect,
  | 'name'
  | 'unit'
  | 'maker'
  | 'spec'
  | 'approvalNo'
  | 'dosageForm'
  | 'categoryId'
  | 'pictures'
  | 'scope'
  | 'isControlled'
  | 'containsEphedrine'
  | 'isPrescription'
> & {
  goodsId: number;
  /** The category and its ancestors. */
  categoryIds: number[];
  quantity: string;
  /** Null for a gift. */
  price: string | null;
  stock: string;
  /** Why the buyer may not have it as a gift; not from the database. */
  block?: string | null;
  /** Allowed and excluded regions. */
  regions: { code: string; isExcluded: boolean }[] | null;
};

/** A running activity with its data; numbers are strings, as elsewhere, times milliseconds, and empty lists null. */
export type ActivityFacts = {
  id: number;
  kind: (typeof activity.$inferSelect)['kind'];
  title: string;
  startsAt: number;
  endsAt: number;
  config: ActivityConfig;
  /** The lowest amount first. */
  tiers: { amount: string; money: string; goods: TierGoods[] | null }[] | null;
  /** Named products: all of a combination, but only requested ones of others. */
  goods:
    | { goodsId: number; price: string | null; stock: string | null; cap: string | null; quantity: string | null }[]
    | null;
};

const milliseconds = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::bigint`;

const tierGoods = sql`(
  select json_agg(json_build_object('goodsId', part.goods_id, 'name', ${goods.name}, 'unit', ${goods.unit},
    'maker', ${goods.maker}, 'spec', ${goods.spec}, 'approvalNo', ${goods.approvalNo}, 'dosageForm', ${goods.dosageForm},
    'categoryId', ${goods.categoryId}, 'categoryIds', ${categoryIds}, 'pictures', ${goods.pictures}, 'scope', ${goods.scope},
    'isControlled', ${goods.isControlled}, 'containsEphedrine', ${goods.containsEphedrine},
    'isPrescription', ${goods.isPrescription}, 'regions', (
      select json_agg(json_build_object('code', place.region_code, 'isExcluded', place.is_excluded))
      from ${goodsRegion} place where place.goods_id = part.goods_id),
    'quantity', part.quantity::text, 'price', part.price::text,
    'stock', case when ${goods.onShelf} then ${goods.stock} else 0 end::text) order by part.goods_id)
  from ${activityTierGoods} part join ${goods} on ${goods.id} = part.goods_id where part.tier_id = tier.id)`;

/**
 * Promotions of some products, in one value: running activities that name one of them or have their own scope, and
 * cashbacks, which cover everything. `goodsIds` is an array of ids and `now` a value, for use in another query.
 */
export const promotionFacts = (goodsIds: SQL, now: SQL): SQL<ActivityFacts[]> => sql<ActivityFacts[]>`(
  select coalesce(json_agg(json_build_object('id', running.id, 'kind', running.kind, 'title', running.title,
    'startsAt', ${milliseconds(sql`running.starts_at`)}, 'endsAt', ${milliseconds(sql`running.ends_at`)},
    'config', running.config,
    'tiers', (
      select json_agg(json_build_object('amount', tier.amount::text, 'money', tier.money::text, 'goods', ${tierGoods})
        order by tier.amount)
      from ${activityTier} tier where tier.activity_id = running.id),
    'goods', (
      select json_agg(json_build_object('goodsId', part.goods_id, 'price', part.price::text, 'stock', part.stock::text,
        'cap', part.cap::text, 'quantity', part.quantity::text) order by part.goods_id)
      from ${activityGoods} part
      where part.activity_id = running.id and (running.kind = 'combination' or part.goods_id = any(${goodsIds})))
  ) order by running.id), '[]')
  from ${activity} running
  where running.is_open and running.starts_at <= ${now}::timestamptz and running.ends_at > ${now}::timestamptz
    and (running.config ? 'scope' or running.kind = 'cashback'
      or running.id = any(array(select named.activity_id from ${activityGoods} named where named.goods_id = any(${goodsIds})))
      or running.id = any(array(
        select tier.activity_id from ${activityTierGoods} part join ${activityTier} tier on tier.id = part.tier_id
        where part.goods_id = any(${goodsIds})))))`;

export const findPromotionFacts = async (db: Executor, goodsIds: number[], now: Date): Promise<ActivityFacts[]> => {
  const facts = promotionFacts(idList(goodsIds), sql`${now.toISOString()}`);
  const [row] = await plannedOnce<{ facts: ActivityFacts[] }>(db, sql`select ${facts} as facts`);
  return row?.facts ?? [];
};
