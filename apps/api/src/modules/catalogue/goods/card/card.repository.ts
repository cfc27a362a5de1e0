import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { idList } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { plannedOnce, written } from '#db/preparing-client.ts';
import { cartLine } from '#db/schema/cart-line.ts';
import { favourite } from '#db/schema/favourite.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsDetail } from '#db/schema/goods-detail.ts';
import { goodsTag } from '#db/schema/goods-tag.ts';
import { order } from '#db/schema/order.ts';
import { orderLine } from '#db/schema/order-line.ts';
import { stockBatch } from '#db/schema/stock-batch.ts';
import { type ClaimableFacts, claimableFacts } from '#modules/selling/coupon/index.ts';
import { type FoundRows, rowParts, rowReader } from './facts.repository.ts';
import { readOwnPrices } from './own-price-facts.repository.ts';

const { identity, barcode, pinyinCode, cost, ownFloor, vatRate, updatedAt, ...shown } = getTableColumns(goods);
const cardColumns = Object.keys(shown) as (keyof typeof shown)[]; // these are its keys

type Batch = { goodsId: number; id: number; batchNo: string; expiry: string | null; quantity: string };

/** All cards in one value; empty lists are null. */
type Found = FoundRows & {
  details: { goodsId: number; standard: string | null; video: string | null }[] | null;
  tags: { goodsId: number; tag: string }[] | null;
  batches: Batch[] | null;
  favourites: number[] | null;
  /** Units in the buyer's cart, and the buyer's last price. */
  inCart: { goodsId: number; quantity: string }[] | null;
  lastPrices: { goodsId: number; price: string }[] | null;
  /** Coupons that the buyer can claim; null for a visitor. */
  coupons: ClaimableFacts | null;
};

/** A query for ids of existing products. */
export type IdQuery = SQL;

/** Ids in the order of the list. */
export const orderedIds = (ids: readonly number[]): IdQuery => sql`select unnest(${idList(ids)})`;

/** The viewer, and the time. */
export type CardQuestion = {
  buyerId: number | null;
  now: Date;
};

const [pageIds, now, buyerId] = [sql`page.ids`, sql`page.now`, sql`page.buyer_id`];

// One query for all related rows of twenty products: separate queries take longer to start and end than to run.
const cardsOfPage = written(sql`
  select json_build_object(${rowParts(cardColumns, { ids: pageIds, now, buyerId })},
    'details', (
      select json_agg(json_build_object('goodsId', detail.goods_id, 'standard', detail.standard, 'video', detail.video))
      from ${goodsDetail} detail where detail.goods_id = any(${pageIds})),
    'tags', (
      select json_agg(json_build_object('goodsId', tag.goods_id, 'tag', tag.tag) order by tag.tag)
      from ${goodsTag} tag where tag.goods_id = any(${pageIds})),
    'batches', (
      select json_agg(json_build_object('goodsId', batch.goods_id, 'id', batch.id, 'batchNo', batch.batch_no,
        'expiry', batch.expiry, 'quantity', batch.quantity::text))
      from ${stockBatch} batch where batch.goods_id = any(${pageIds}) and batch.quantity > 0),
    'favourites', (
      select json_agg(mark.goods_id) from ${favourite} mark
      where mark.buyer_id = ${buyerId} and mark.goods_id = any(${pageIds})),
    'inCart', (
      select json_agg(json_build_object('goodsId', line.goods_id, 'quantity', line.quantity)) from (
        select goods_id, sum(quantity)::text as quantity from ${cartLine}
        where buyer_id = ${buyerId} and request_id is null and goods_id = any(${pageIds}) group by goods_id) line),
    'lastPrices', (
      select json_agg(json_build_object('goodsId', last.goods_id, 'price', last.price)) from (
        select distinct on (line.goods_id) line.goods_id, line.unit_price::text as price
        from ${orderLine} line join ${order} placed on placed.id = line.order_id
        where line.buyer_id = ${buyerId} and line.goods_id = any(${pageIds}) and not line.is_gift
          and placed.status <> 'cancelled'
        order by line.goods_id, placed.created_at desc, line.id desc) last),
    'coupons', case when ${buyerId} is not null then ${claimableFacts(buyerId, now)} end)::text as cards
  from page`);

export const cardsQuery = (ids: IdQuery, question: CardQuestion): SQL => sql`
  with page as materialized (
    select array(${ids}) as ids, ${question.now.toISOString()}::timestamptz as now, ${question.buyerId}::bigint as buyer_id)
  ${cardsOfPage}`;

/** Cards in the order of `ids`, with their running promotions, in one query and one text: equal text means equal cards. */
export const findCards = async (db: Executor, ids: IdQuery, question: CardQuestion): Promise<string> => {
  const [found] = await plannedOnce<{ cards: string }>(db, cardsQuery(ids, question));
  if (!found) throw new Error('A query of one value has one row.');
  return found.cards;
};

/** A product with the data for its card; numbers are strings, as elsewhere. */
export type CardRow = ReturnType<typeof readCards>['rows'][number];

const readRows = rowReader(cardColumns);

/** Cards with their shared data. */
export const readCards = (cards: string) => {
  const found: Found = JSON.parse(cards);
  const details = new Map(found.details?.map((detail) => [detail.goodsId, detail]));
  const tags = Map.groupBy(found.tags ?? [], ({ goodsId }) => goodsId);
  const batches = Map.groupBy(found.batches ?? [], ({ goodsId }) => goodsId);
  const favourites = new Set(found.favourites);
  const inCart = new Map(found.inCart?.map(({ goodsId, quantity }) => [goodsId, quantity]));
  const lastPrices = new Map(found.lastPrices?.map(({ goodsId, price }) => [goodsId, price]));
  const rows = readRows(found).map((row) => {
    const { id } = row.goods;
    return {
      ...row,
      standard: details.get(id)?.standard ?? null,
      video: details.get(id)?.video ?? null,
      tags: tags.get(id)?.map(({ tag }) => tag) ?? [],
      batches: batches.get(id)?.sort(byExpiry) ?? [],
      isFavourite: favourites.has(id),
      inCart: inCart.get(id) ?? '0',
      lastPrice: lastPrices.get(id) ?? null,
    };
  });
  const { promotions, purchaser, purchases, ownPrices, companyRules, coupons } = found;
  const lists = { purchases: purchases ?? [], ownPrices: readOwnPrices(ownPrices), companyRules: companyRules ?? [] };
  return { rows, promotions, purchaser, ...lists, coupons };
};

/** The earliest expiry first, batches without one last. */
const byExpiry = (a: Batch, b: Batch) =>
  a.expiry === b.expiry ? a.id - b.id : (a.expiry ?? '9') < (b.expiry ?? '9') ? -1 : 1;
