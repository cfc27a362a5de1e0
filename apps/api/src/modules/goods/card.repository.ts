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
import { printOf, printOfAll } from './print.repository.ts';

/** Everything of the row but what only the catalogue needs. */
type GoodsRow = Omit<typeof goods.$inferSelect, 'identity' | 'pinyinCode'>;
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

const ladder = sql`case when exists (select 1 from ${priceLadder} step where step.goods_id = goods.id) then (
  select json_agg(json_build_object('id', step.id, 'number', step.number::text, 'price', step.price::text) order by step.number)::text
  from ${priceLadder} step where step.goods_id = goods.id) end`;

const tags = sql`(select json_agg(tag.tag order by tag.tag)::text from ${goodsTag} tag where tag.goods_id = goods.id)`;

const batches = sql`case when goods.stock > 0 then (
  select json_agg(json_build_object('batchNo', batch.batch_no, 'expiry', batch.expiry, 'quantity', batch.quantity::text)
    order by batch.expiry nulls last, batch.id)::text
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

/** Cards as the database told them; two are the same exactly if `haveSameCards` says so. */
export type FoundCards = readonly FoundCard[];

/** A query of the ids of goods that there are. */
export type IdQuery = SQL;

export const givenIds = (ids: number[]): IdQuery =>
  sql`select goods.id from goods where goods.id = any(${idList(ids)})`;

/** Ids in the order in which they are given. */
export const orderedIds = (ids: number[]): IdQuery => sql`select unnest(${idList(ids)})`;

/** Which viewer's cards, and when. */
export type CardQuestion = {
  buyerId: number | null;
  now: Date;
};

/** What only a buyer's cards have: of each goods, and of the buyer with the first one. */
type OwnParts = { isFavourite: SQL; terms: SQL };
type SharedParts = { purchaser: SQL; coupons: SQL };

const nothing = sql`null::json`;

const pageOf = (ids: SQL) =>
  sql`page as materialized (select * from unnest(array(${ids})) with ordinality as page (id, place))`;

const ownColumns = (parts: OwnParts) => sql`
  ${selected}, detail.standard, detail.video, ${ladder} as ladder, ${tags} as tags, ${batches} as batches,
  ${parts.isFavourite} as "isFavourite", (${parts.terms})::text as terms, ${categoryIds} as "categoryIds"`;

const sharedColumns = (isFirst: SQL, now: SQL, parts: SharedParts) => sql`
  case when ${isFirst} then ${promotionFacts(sql`select id from page`, now)}::text end as promotions,
  case when ${isFirst} then ${parts.purchaser}::text end as purchaser,
  case when ${isFirst} then ${parts.coupons}::text end as coupons`;

const pageOfGoods = sql`page join goods on goods.id = page.id
  left join ${goodsDetail} detail on detail.goods_id = goods.id
  ${categories}`;

const cardsQuery = (now: SQL, ids: SQL, parts: OwnParts & SharedParts) => sql`
  with ${pageOf(ids)}
  select ${ownColumns(parts)}, ${sharedColumns(sql`page.place = 1`, now, parts)},
    case when page.place = 1 then (select max(id) from goods) end as catalogue
  from ${pageOfGoods} order by page.place`;

const cardsOfVisitor = queryAround(['now'], ({ now }, ids) =>
  cardsQuery(now, ids, { isFavourite: sql`false`, terms: nothing, purchaser: nothing, coupons: nothing }),
);

const ownParts = (buyerId: SQL): OwnParts => ({
  isFavourite: sql`exists (
    select 1 from ${favourite} where ${favourite.buyerId} = ${buyerId} and ${favourite.goodsId} = goods.id)`,
  terms: termFacts(sql`goods.id`, buyerId),
});

const sharedParts = (buyerId: SQL, now: SQL): SharedParts => ({
  purchaser: purchaserFacts(buyerId),
  coupons: claimableFacts(buyerId, now),
});

const cardsOfBuyer = queryAround(['now', 'buyerId'], ({ now, buyerId }, ids) =>
  cardsQuery(now, ids, { ...ownParts(buyerId), ...sharedParts(buyerId, now) }),
);

const printOfPage = (buyerId: SQL) => printOfAll(sql`array(select id from page)`, buyerId);

const printsOfBuyer = queryAround(
  ['buyerId'],
  ({ buyerId }, ids) => sql`
  with ${pageOf(ids)}
  select goods.id, ${printOf(buyerId)} as print, case when page.place = 1 then ${printOfPage(buyerId)} end as "printOfAll"
  from ${pageOfGoods}`,
);

const printedCardsOfBuyer = queryAround(
  ['buyerId'],
  ({ buyerId }, ids) => sql`
  with ${pageOf(ids)}
  select ${ownColumns(ownParts(buyerId))}, ${printOf(buyerId)} as print,
    case when page.place = 1 then ${printOfPage(buyerId)} end as "printOfAll"
  from ${pageOfGoods}`,
);

/** Goods that tiers of promotions give or sell are shown with those of the cart, and may have promotions of their own. */
const keptFacts = queryAround(
  ['now', 'buyerId'],
  ({ now, buyerId }, ids) => sql`
  with asked (id) as materialized (${ids}),
  running as materialized (select ${promotionFacts(sql`select id from asked`, now)} as facts),
  more as materialized (
    select distinct (part ->> 'goodsId')::bigint as id from running, json_array_elements(running.facts -> 'tierGoods') part
    where (part ->> 'goodsId')::bigint not in (select id from asked)),
  page as materialized (select array(select id from asked union all select id from more) as ids)
  select (select facts::text from running) as "ownPromotions",
    case when exists (select 1 from more)
      then ${promotionFacts(sql`select id from asked union all select id from more`, now)}::text
      else (select facts::text from running) end as promotions,
    ${purchaserFacts(buyerId)}::text as purchaser, ${claimableFacts(buyerId, now)}::text as coupons,
    array_to_json(array(select id from more))::text as given,
    ${printOfAll(sql`(select ids from page)::bigint[]`, buyerId)} as "printOfAll"`,
);

/**
 * Cards in the order of `ids`, with what runs for them: one query for all of it. What is the same for all cards comes
 * with the first one.
 */
export const findCards = (db: Executor, ids: IdQuery, { buyerId, now }: CardQuestion): Promise<FoundCards> => {
  const moment = now.toISOString();
  return buyerId === null
    ? cardsOfVisitor<FoundCard>(db, { now: moment }, ids)
    : cardsOfBuyer<FoundCard>(db, { now: moment, buyerId }, ids);
};

export type SharedTexts = Pick<FoundCard, 'promotions' | 'purchaser' | 'coupons'>;

/** A card in short: two prints are the same if their cards are. With the first one comes the print of all of them. */
export type FoundPrint = { id: string; print: string; printOfAll: string | null };

/** A card with its print, without what all cards share. */
export type OwnTexts = Omit<FoundCard, keyof SharedTexts | 'catalogue'>;
export type PrintedCard = OwnTexts & FoundPrint;

/** What all cards share, what runs for the goods asked for alone, what that gives or sells, and the print of all cards. */
export type KeptFacts = SharedTexts & { ownPromotions: string; given: string; printOfAll: string };

/** The goods asked for, with those that their promotions give or sell, in short. */
export const findKeptFacts = async (db: Executor, ids: IdQuery, buyerId: number, now: Date): Promise<KeptFacts> => {
  const [facts] = await keptFacts<KeptFacts>(db, { now: now.toISOString(), buyerId }, ids);
  if (!facts) throw new Error('The facts that cards share are always there.');
  return facts;
};

/** The prints of a buyer's cards, in any order. */
export const findPrints = (db: Executor, ids: IdQuery, buyerId: number): Promise<FoundPrint[]> =>
  printsOfBuyer<FoundPrint>(db, { buyerId }, ids);

export const findPrintedCards = (db: Executor, ids: IdQuery, buyerId: number): Promise<PrintedCard[]> =>
  printedCardsOfBuyer<PrintedCard>(db, { buyerId }, ids);

/** Whether the database told the same both times. */
export const haveSameCards = (some: FoundCards, others: FoundCards): boolean =>
  some.length === others.length && some.every((card, place) => isAlike(card, others[place] as FoundCard));

const isAlike = (one: FoundCard, other: FoundCard) => {
  for (const key in one) if (one[key as keyof FoundCard] !== other[key as keyof FoundCard]) return false;
  return true;
};

/** What decides all cards. */
export const commonFacts = ({ promotions, purchaser, coupons }: SharedTexts) => [promotions, purchaser, coupons];

/** The greatest id of all goods: it changes when goods come in. */
export const catalogueOf = (found: FoundCards): number => Number(found[0]?.catalogue ?? 0);

export const readCards = (found: readonly OwnTexts[]): CardRow[] => found.map(toCard);

/** The promotions of the goods asked for, where they are others than those of all cards. */
export const readOwnPromotions = ({ ownPromotions, promotions }: KeptFacts): PromotionFacts | null =>
  ownPromotions === promotions ? null : parsed<PromotionFacts>(ownPromotions);

export const readGiven = ({ given }: KeptFacts): number[] => parsed<number[]>(given) ?? [];

export const readCommon = (found: readonly SharedTexts[]): CommonFacts => ({
  promotions: parsed<PromotionFacts>(found[0]?.promotions),
  purchaser: parsed<PurchaserFacts>(found[0]?.purchaser),
  coupons: parsed<ClaimableFacts>(found[0]?.coupons),
});

const parsed = <T>(text: string | null | undefined): T | null => (text ? JSON.parse(text) : null);

/** Columns that the driver hands over as something else: ids as texts, moments as texts. */
const converted = columnEntries.filter(([, { dataType }]) => dataType === 'number' || dataType === 'date');

const toCard = (found: OwnTexts): CardRow => {
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
    ladder: parsed<Step[]>(found.ladder) ?? [],
    tags: parsed<string[]>(found.tags) ?? [],
    batches: parsed<Batch[]>(found.batches) ?? [],
    isFavourite: found.isFavourite,
    terms: parsed<TermFacts>(found.terms),
    categoryIds: parsed<number[]>(found.categoryIds) ?? [],
  };
};
