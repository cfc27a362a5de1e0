import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { category } from '#db/schema/category.ts';
import { favourite } from '#db/schema/favourite.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsDetail } from '#db/schema/goods-detail.ts';
import { goodsTag } from '#db/schema/goods-tag.ts';
import { priceLadder } from '#db/schema/price-ladder.ts';
import { stockBatch } from '#db/schema/stock-batch.ts';

type Step = { id: number; number: string; price: string };
type Batch = { batchNo: string; expiry: string | null; quantity: string };

/** Goods with their tiers, tags and batches in one query; numbers inside the lists are texts, as elsewhere. */
export const findCards = (db: Executor, ids: number[]) =>
  db
    .select({
      goods,
      standard: goodsDetail.standard,
      video: goodsDetail.video,
      ladder: sql<Step[]>`(
        select coalesce(json_agg(json_build_object('id', step.id, 'number', step.number::text, 'price', step.price::text) order by step.number), '[]')
        from ${priceLadder} step where step.goods_id = ${goods.id})`,
      tags: sql<string[]>`array(select tag.tag from ${goodsTag} tag where tag.goods_id = ${goods.id} order by tag.tag)`,
      batches: sql<Batch[]>`(
        select coalesce(json_agg(json_build_object('batchNo', batch.batch_no, 'expiry', batch.expiry, 'quantity', batch.quantity::text) order by batch.expiry nulls last, batch.id), '[]')
        from ${stockBatch} batch where batch.goods_id = ${goods.id} and batch.quantity > 0)`,
    })
    .from(goods)
    .leftJoin(goodsDetail, eq(goodsDetail.goodsId, goods.id))
    .where(inArray(goods.id, ids));

export type CardRow = Awaited<ReturnType<typeof findCards>>[number];

/** Category → its parent; there are a few hundred at most. */
export const categoryParents = async (db: Executor): Promise<Map<number, number | null>> => {
  const rows = await db.select({ id: category.id, parentId: category.parentId }).from(category);
  return new Map(rows.map(({ id, parentId }) => [id, parentId]));
};

export const favouritesAmong = async (db: Executor, buyerId: number, ids: number[]): Promise<Set<number>> => {
  const rows = await db
    .select({ goodsId: favourite.goodsId })
    .from(favourite)
    .where(and(eq(favourite.buyerId, buyerId), inArray(favourite.goodsId, ids)));
  return new Set(rows.map(({ goodsId }) => goodsId));
};
