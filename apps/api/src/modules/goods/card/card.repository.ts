import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { idList } from '#db/among.ts';
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
type GoodsRow = Omit<typeof goods.$inferSelect, 'identity' | 'pinyinCode'>;
type Step = { id: number; number: string; price: string };
type Batch = { id: number; batchNo: string; expiry: string | null; quantity: string };

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

/** What all cards share. */
export type CommonFacts = {
  /** Null where there are no cards. */
  promotions: PromotionFacts | null;
  /** The viewing buyer and what it could claim; null for a visitor. */
  purchaser: PurchaserFacts | null;
  coupons: ClaimableFacts | null;
};

const { identity: _, pinyinCode: __, ...columns } = getTableColumns(goods);
const columnEntries = Object.entries(columns) as [keyof typeof columns, (typeof columns)[keyof typeof columns]][];

const selected = sql.raw(columnEntries.map(([key, column]) => `goods.${column.name} as "${key}"`).join(', '));

/** Categories are four deep at most: what lies above one is joined rather than walked. */
const categoryIds = sql`array_to_json(array_remove(array[own.id, one_up.id, two_up.id, three_up.id], null))::text`;
const categories = sql`
  left join ${category} own on own.id = goods.category_id
  left join ${category} one_up on one_up.id = own.parent_id
  left join ${category} two_up on two_up.id = one_up.parent_id
  left join ${category} three_up on three_up.id = two_up.parent_id`;

// Lists come in any order: an aggregate that sorts takes twenty times as long for the few entries that they have.
const ladder = sql`case when exists (select 1 from ${priceLadder} step where step.goods_id = goods.id) then (
  select json_agg(json_build_object('id', step.id, 'number', step.number::text, 'price', step.price::text))::text
  from ${priceLadder} step where step.goods_id = goods.id) end`;

const tags = sql`(select json_agg(tag.tag)::text from ${goodsTag} tag where tag.goods_id = goods.id)`;

const batches = sql`case when goods.stock > 0 then (
  select json_agg(json_build_object('id', batch.id, 'batchNo', batch.batch_no, 'expiry', batch.expiry,
    'quantity', batch.quantity::text))::text
  from ${stockBatch} batch where batch.goods_id = goods.id and batch.quantity > 0) end`;

/** Values as the driver hands them over: none is a list or an object, what is one in the end is still its text. */
type FoundCard = Record<keyof typeof columns, unknown> & {
  standard: string | null;
  video: string | null;
  ladder: string | null;
  tags: string | null;
  batches: string | null;
  isFavourite: boolean;
  terms: string | null;
  categoryIds: string;
  promotions: string | null;
  purchaser: string | null;
  coupons: string | null;
  catalogue: string | null;
};

/** Cards as they were read from the database; compare two with `haveSameCards`. */
export type FoundCards = readonly FoundCard[];

/** A query of the ids of goods that there are. */
export type IdQuery = SQL;

export const existingIds = (ids: number[]): IdQuery =>
  sql`select goods.id from goods where goods.id = any(${idList(ids)})`;

/** Ids in the order of the list. */
export const orderedIds = (ids: number[]): IdQuery => sql`select unnest(${idList(ids)})`;

/** Which viewer's cards, and when. */
export type CardQuestion = {
  buyerId: number | null;
  now: Date;
};

/** What only a buyer's cards have: of each goods, and of the buyer with the first one. */
type BuyerParts = { isFavourite: SQL; terms: SQL; purchaser: SQL; coupons: SQL };

const cardsQuery = (now: SQL, ids: SQL, parts: BuyerParts) => sql`
  with page as materialized (select * from unnest(array(${ids})) with ordinality as page (id, place))
  select ${selected}, detail.standard, detail.video, ${ladder} as ladder, ${tags} as tags, ${batches} as batches,
    ${parts.isFavourite} as "isFavourite", (${parts.terms})::text as terms, ${categoryIds} as "categoryIds",
    case when page.place = 1 then ${promotionFacts(sql`select id from page`, now)}::text end as promotions,
    case when page.place = 1 then ${parts.purchaser}::text end as purchaser,
    case when page.place = 1 then ${parts.coupons}::text end as coupons,
    case when page.place = 1 then (select max(id) from goods) end as catalogue
  from page join goods on goods.id = page.id
  left join ${goodsDetail} detail on detail.goods_id = goods.id
  ${categories}
  order by page.place`;

const nothing = sql`null::json`;

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
export const findCards = (db: Executor, ids: IdQuery, { buyerId, now }: CardQuestion): Promise<FoundCards> => {
  const timestamp = now.toISOString();
  return buyerId === null
    ? cardsOfVisitor<FoundCard>(db, { now: timestamp }, ids)
    : cardsOfBuyer<FoundCard>(db, { now: timestamp, buyerId }, ids);
};

/** Whether both reads returned the same. */
export const haveSameCards = (some: FoundCards, others: FoundCards): boolean =>
  some.length === others.length && some.every((card, place) => isAlike(card, others[place] as FoundCard));

const isAlike = (one: FoundCard, other: FoundCard) => {
  for (const key in one) if (one[key as keyof FoundCard] !== other[key as keyof FoundCard]) return false;
  return true;
};

/** The greatest id of all goods: it changes when goods come in. */
export const catalogueOf = (found: FoundCards): number => Number(found[0]?.catalogue ?? 0);

export const readCards = (found: FoundCards): CardRow[] => found.map(toCard);

export const readCommon = (found: FoundCards): CommonFacts => ({
  promotions: parsed<PromotionFacts>(found[0]?.promotions),
  purchaser: parsed<PurchaserFacts>(found[0]?.purchaser),
  coupons: parsed<ClaimableFacts>(found[0]?.coupons),
});

const parsed = <T>(text: string | null | undefined): T | null => (text ? JSON.parse(text) : null);

/** Columns that the driver returns as text: ids and timestamps. */
const converted = columnEntries.filter(([, { dataType }]) => dataType === 'number' || dataType === 'date');

const toCard = (found: FoundCard): CardRow => {
  const goodsRow: Record<string, unknown> = {};
  for (const [key] of columnEntries) goodsRow[key] = found[key];
  for (const [key, column] of converted) {
    const value = found[key];
    if (value !== null) goodsRow[key] = column.mapFromDriverValue(value as never);
  }
  return {
    goods: goodsRow as GoodsRow,
    standard: found.standard,
    video: found.video,
    ladder: (parsed<Step[]>(found.ladder) ?? []).sort((a, b) => Number(a.number) - Number(b.number)),
    tags: (parsed<string[]>(found.tags) ?? []).sort(),
    batches: (parsed<Batch[]>(found.batches) ?? []).sort(byExpiry),
    isFavourite: found.isFavourite,
    terms: parsed<TermFacts>(found.terms),
    categoryIds: parsed<number[]>(found.categoryIds) ?? [],
  };
};

/** The nearest expiry first, and batches without one last. */
const byExpiry = (a: Batch, b: Batch) =>
  a.expiry === b.expiry ? a.id - b.id : (a.expiry ?? '9') < (b.expiry ?? '9') ? -1 : 1;
