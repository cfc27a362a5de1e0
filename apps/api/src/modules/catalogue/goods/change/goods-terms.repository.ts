import { eq, sql } from 'drizzle-orm';
import { among, idList } from '#db/among.ts';
import type { Executor, Tx } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { buyer } from '#db/schema/buyer.ts';
import { directedSale, goodsRegion } from '#db/schema/directed-sale.ts';
import { type GoodsPicture, goods } from '#db/schema/goods.ts';
import { goodsDetail } from '#db/schema/goods-detail.ts';
import { priceLadder } from '#db/schema/price-ladder.ts';
import { significantRegion } from '#modules/platform/region/index.ts';
import type { PriceSurroundings } from './price-effects.ts';

/** Data that a list price affects. */
export const priceSurroundings = async (
  db: Executor,
  ids: readonly number[],
  now: Date,
): Promise<PriceSurroundings[]> => {
  const { rows } = await db.execute<{ found: PriceSurroundings }>(sql`
    select json_build_object('goodsId', goods.id, 'marketPrice', goods.market_price::text, 'cost', goods.cost::text,
      'tiers', (
        select coalesce(json_agg(json_build_object('number', step.number::text, 'price', step.price::text)
          order by step.number), '[]') from price_ladder step where step.goods_id = goods.id),
      'activities', (
        select coalesce(json_agg(json_build_object('title', running.title, 'price', part.price::text)
          order by running.starts_at, running.id), '[]')
        from activity_goods part join activity running on running.id = part.activity_id
        where part.goods_id = goods.id and part.price is not null and running.is_open
          and running.ends_at > ${now.toISOString()}::timestamptz),
      'planned', (select plan.price::text from planned_price plan where plan.goods_id = goods.id)) as found
    from goods where goods.id = any(${idList(ids)}) order by goods.id`);
  return rows.map(({ found }) => found);
};

export const pricesAndCosts = (db: Executor, ids: readonly number[]) =>
  db
    .select({ id: goods.id, name: goods.name, price: goods.price, cost: goods.cost, ownFloor: goods.ownFloor })
    .from(goods)
    .where(among(goods.id, ids));

const complete = (code: string) => code.padEnd(6, '0');

/** Sale restrictions, own pictures, and tiered prices of a product. */
export type GoodsTerms = {
  isControlled: boolean;
  buyers: { id: number; company: string }[];
  regions: { code: string; isExcluded: boolean }[];
  pictures: GoodsPicture[];
  /** Path on this shop. */
  video: string | null;
  /** List price; null: 暂无报价. */
  price: string | null;
  freeShippingNumber: string;
  /** By ascending quantity. */
  tiers: PriceTier[];
};

export type PriceTier = { number: string; price: string };

export const findGoodsTerms = async (db: Executor, id: number): Promise<GoodsTerms | null> => {
  const row = await firstRow(
    db
      .select({
        isControlled: goods.isControlled,
        pictures: goods.pictures,
        video: goodsDetail.video,
        price: goods.price,
        freeShippingNumber: goods.freeShippingNumber,
      })
      .from(goods)
      .leftJoin(goodsDetail, eq(goodsDetail.goodsId, goods.id))
      .where(eq(goods.id, id)),
  );
  if (!row) return null;
  const buyers = await db
    .select({ id: buyer.id, company: buyer.company, username: buyer.username })
    .from(directedSale)
    .innerJoin(buyer, eq(buyer.id, directedSale.buyerId))
    .where(eq(directedSale.goodsId, id))
    .orderBy(buyer.id);
  const regions = await db
    .select({ code: goodsRegion.regionCode, isExcluded: goodsRegion.isExcluded })
    .from(goodsRegion)
    .where(eq(goodsRegion.goodsId, id))
    .orderBy(goodsRegion.regionCode);
  const tiers = await db
    .select({ number: priceLadder.number, price: priceLadder.price })
    .from(priceLadder)
    .where(eq(priceLadder.goodsId, id))
    .orderBy(priceLadder.number);
  const named = buyers.map(({ id: buyerId, company, username }) => ({ id: buyerId, company: company || username }));
  const places = regions.map(({ code, isExcluded }) => ({ code: complete(code), isExcluded }));
  return { ...row, buyers: named, regions: places, pictures: row.pictures ?? [], tiers };
};

export type SaleTerms = { isControlled: boolean; buyerIds: readonly number[]; regions: GoodsTerms['regions'] };

/** Replaces the allowed buyers and regions of a locked product. */
export const replaceSaleTerms = async (
  tx: Tx,
  id: number,
  { isControlled, buyerIds, regions }: SaleTerms,
  now: Date,
) => {
  await tx.update(goods).set({ isControlled, updatedAt: now }).where(eq(goods.id, id));
  await tx.delete(directedSale).where(eq(directedSale.goodsId, id));
  if (buyerIds.length > 0)
    await tx.execute(
      sql`insert into directed_sale (goods_id, buyer_id) select ${id}, id from buyer where id = any(${idList(buyerIds)})`,
    );
  await tx.delete(goodsRegion).where(eq(goodsRegion.goodsId, id));
  if (regions.length > 0)
    await tx
      .insert(goodsRegion)
      .values(regions.map(({ code, isExcluded }) => ({ goodsId: id, regionCode: significantRegion(code), isExcluded })))
      .onConflictDoNothing();
};

/** Replaces the tiered prices of a locked product, and its quantity for free shipping. */
export const replaceTiers = async (
  tx: Tx,
  id: number,
  { freeShippingNumber, tiers }: Pick<GoodsTerms, 'freeShippingNumber' | 'tiers'>,
  now: Date,
) => {
  // Product caches are keyed by the version of this row.
  await tx.update(goods).set({ freeShippingNumber, updatedAt: now }).where(eq(goods.id, id));
  await tx.delete(priceLadder).where(eq(priceLadder.goodsId, id));
  if (tiers.length > 0) await tx.insert(priceLadder).values(tiers.map((tier) => ({ ...tier, goodsId: id })));
};

export const setGoodsPictures = (tx: Tx, id: number, pictures: readonly GoodsPicture[], now: Date) =>
  tx
    .update(goods)
    .set({ pictures: pictures.length > 0 ? [...pictures] : null, updatedAt: now })
    .where(eq(goods.id, id));
