import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { queryAround } from '#db/query-around.ts';
import { category } from '#db/schema/category.ts';
import { favourite } from '#db/schema/favourite.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsDetail } from '#db/schema/goods-detail.ts';
import { goodsTag } from '#db/schema/goods-tag.ts';
import { priceLadder } from '#db/schema/price-ladder.ts';
import { stockBatch } from '#db/schema/stock-batch.ts';
import { type ClaimableFacts, claimableFacts } from '#modules/coupon/index.ts';
import { type PromotionFacts, promotionFacts } from '#modules/promotion/index.ts';
import { type PurchaserFacts, purchaserFacts, type TermFacts, termFacts } from '#modules/purchaser/index.ts';

/** Everything of the row but what only the catalogue needs. */
type GoodsRow = Omit<typeof goods.$inferSelect, 'identity'>;
type Step = { id: number; number: string; price: string };
type Batch = { batchNo: string; expiry: string | null; quantity: string };

/** Goods with what a card shows of them; numbers inside the lists are texts, as elsewhere. */
export type CardRow = {
  goods: GoodsRow;
  standard: string | null;
  video: string | null;
  ladder: Step[];
  tags: string[];
  batches: Batch[];
  isFavourite: boolean;
  /** Null for a visitor. */
  terms: TermFacts | null;
  /** The category and its ancestors, the nearest first. */
  categoryIds: number[];
};

export type FoundCards = {
  rows: CardRow[];
  /** Null where there are no cards. */
  promotions: PromotionFacts | null;
  /** The viewing buyer and what it could claim; null for a visitor. */
  purchaser: PurchaserFacts | null;
  coupons: ClaimableFacts | null;
  /** The greatest id of all goods: it changes when goods come in. */
  catalogue: number;
};

const { identity: _, ...columns } = getTableColumns(goods);
const columnEntries = Object.entries(columns) as [keyof typeof columns, (typeof columns)[keyof typeof columns]][];

const selected = sql.raw(columnEntries.map(([key, column]) => `goods.${column.name} as "${key}"`).join(', '));

/** Categories are four deep at most: what lies above one is joined rather than walked. */
const categoryIds = sql`array_remove(array[own.id, one_up.id, two_up.id, three_up.id], null)`;
const categories = sql`
  left join ${category} own on own.id = goods.category_id
  left join ${category} one_up on one_up.id = own.parent_id
  left join ${category} two_up on two_up.id = one_up.parent_id
  left join ${category} three_up on three_up.id = two_up.parent_id`;

const ladder = sql`case when exists (select 1 from ${priceLadder} step where step.goods_id = goods.id) then (
  select json_agg(json_build_object('id', step.id, 'number', step.number::text, 'price', step.price::text) order by step.number)
  from ${priceLadder} step where step.goods_id = goods.id) end`;

const tags = sql`array(select tag.tag from ${goodsTag} tag where tag.goods_id = goods.id order by tag.tag)`;

const batches = sql`case when goods.stock > 0 then (
  select json_agg(json_build_object('batchNo', batch.batch_no, 'expiry', batch.expiry, 'quantity', batch.quantity::text)
    order by batch.expiry nulls last, batch.id)
  from ${stockBatch} batch where batch.goods_id = goods.id and batch.quantity > 0) end`;

type Found = Record<keyof typeof columns, unknown> & {
  standard: string | null;
  video: string | null;
  ladder: Step[] | null;
  tags: string[];
  batches: Batch[] | null;
  isFavourite: boolean;
  terms: TermFacts | null;
  categoryIds: string[];
  promotions: PromotionFacts | null;
  purchaser: PurchaserFacts | null;
  coupons: ClaimableFacts | null;
  catalogue: string;
};

/** A query of the ids of goods that there are. */
export type IdQuery = SQL;

export const givenIds = (ids: number[]): IdQuery =>
  sql`select goods.id from goods where goods.id = any(${sql.param(ids)}::bigint[])`;

/** Which viewer's cards, and when. */
export type CardQuestion = {
  buyerId: number | null;
  now: Date;
  /** The ids come from a search: the best plan hangs on what is searched for. */
  isSearch?: boolean;
};

/** What only a buyer's cards have: of each goods, and of the buyer with the first one. */
type BuyerParts = { isFavourite: SQL; terms: SQL; purchaser: SQL; coupons: SQL };

const nothing = sql`null::json`;

const cardsQuery = (now: SQL, ids: SQL, parts: BuyerParts) => sql`
  with page as materialized (select * from unnest(array(${ids})) with ordinality as page (id, place))
  select ${selected}, detail.standard, detail.video, ${ladder} as ladder, ${tags} as tags, ${batches} as batches,
    ${parts.isFavourite} as "isFavourite", ${parts.terms} as terms, ${categoryIds} as "categoryIds",
    case when page.place = 1 then ${promotionFacts(sql`select id from page`, now)} end as promotions,
    case when page.place = 1 then ${parts.purchaser} end as purchaser,
    case when page.place = 1 then ${parts.coupons} end as coupons,
    case when page.place = 1 then (select max(id) from goods) end as catalogue
  from page join goods on goods.id = page.id
  left join ${goodsDetail} detail on detail.goods_id = goods.id
  ${categories}
  order by page.place`;

const cardsOfVisitor = queryAround(['now'], ({ now }, ids) =>
  cardsQuery(now, ids, { isFavourite: sql`false`, terms: nothing, purchaser: nothing, coupons: nothing }),
);

const cardsOfBuyer = queryAround(['now', 'buyerId'], ({ now, buyerId }, ids) =>
  cardsQuery(now, ids, {
    isFavourite: sql`exists (
      select 1 from ${favourite} where ${favourite.buyerId} = ${buyerId} and ${favourite.goodsId} = goods.id)`,
    terms: termFacts(sql`goods.id`, buyerId),
    purchaser: purchaserFacts(buyerId),
    coupons: claimableFacts(buyerId, now),
  }),
);

/**
 * Cards in the order of `ids`, with what runs for them: one query for all of it. What is the same for all cards comes
 * with the first one.
 */
export const findCards = async (
  db: Executor,
  ids: IdQuery,
  { buyerId, now, isSearch = false }: CardQuestion,
): Promise<FoundCards> => {
  const moment = now.toISOString();
  const rows =
    buyerId === null
      ? await cardsOfVisitor<Found>(db, { now: moment }, ids, !isSearch)
      : await cardsOfBuyer<Found>(db, { now: moment, buyerId }, ids, !isSearch);
  return {
    rows: rows.map(toCard),
    promotions: rows[0]?.promotions ?? null,
    purchaser: rows[0]?.purchaser ?? null,
    coupons: rows[0]?.coupons ?? null,
    catalogue: Number(rows[0]?.catalogue ?? 0),
  };
};

/** Columns that the driver hands over as something else: ids as texts, moments as texts. */
const converted = columnEntries.filter(([, { dataType }]) => dataType === 'number' || dataType === 'date');

const toCard = (found: Found): CardRow => {
  const {
    standard,
    video,
    ladder: steps,
    tags: own,
    batches: held,
    isFavourite,
    terms,
    categoryIds: path,
    ...row
  } = found;
  const goodsRow: Record<string, unknown> = row;
  for (const [key, column] of converted) {
    const value = found[key];
    if (value !== null) goodsRow[key] = column.mapFromDriverValue(value as never);
  }
  return {
    goods: goodsRow as GoodsRow,
    standard,
    video,
    ladder: steps ?? [],
    tags: own,
    batches: held ?? [],
    isFavourite,
    terms,
    categoryIds: path.map(Number),
  };
};
