import type { CompanyGoodsRule } from '@yaoji/domain';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { idList } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { plannedOnce, written } from '#db/preparing-client.ts';
import { category } from '#db/schema/category.ts';
import { directedSale, goodsRegion } from '#db/schema/directed-sale.ts';
import { goods } from '#db/schema/goods.ts';
import { priceLadder } from '#db/schema/price-ladder.ts';
import { priceLog } from '#db/schema/price-log.ts';
import { companyGoodsFacts } from '#modules/identity/company/index.ts';
import {
  type CountedPurchase,
  countedPurchases,
  type PurchaserFacts,
  purchaserFacts,
} from '#modules/identity/purchaser/index.ts';
import { type ActivityFacts, promotionFacts } from '#modules/selling/promotion/index.ts';
import { type OwnPriceFacts, ownPriceFacts, readOwnPrices } from './own-price-facts.repository.ts';

type Goods = typeof goods.$inferSelect;

export const factColumns = [
  'id',
  'name',
  'maker',
  'spec',
  'approvalNo',
  'unit',
  'packStep',
  'stock',
  'purchaseCap',
  'capPeriod',
  'price',
  'freeShippingNumber',
  'weightGrams',
  'withCoupon',
  'containsEphedrine',
  'scope',
  'expiry',
  'onShelf',
  'isControlled',
] as const satisfies (keyof Goods)[];

/** Columns in JSON form. */
type Values<Key extends keyof Goods> = { [Each in Key]: Goods[Each] extends Date ? string : Goods[Each] };

export type FactGoods = Values<(typeof factColumns)[number]>;

/** A product with the columns that decide its availability and price for a viewer. */
export type FactRow = {
  goods: FactGoods;
  ladder: { id: number; number: string; price: string }[];
  /** The category and its ancestors, the nearest first. */
  categoryIds: number[];
  /** The last change of the list price; null if none is recorded. */
  priceId: number | null;
};

/** All products in one value; empty lists are null. */
export type FoundRows = {
  goods: [values: unknown[], categoryIds: number[], priceId: number | null][] | null;
  ladder: { goodsId: number; id: number; number: string; price: string }[] | null;
  regions: { goodsId: number; code: string; isExcluded: boolean }[] | null;
  soldToBuyer: number[] | null;
  purchases: CountedPurchase[] | null;
  ownPrices: OwnPriceFacts | null;
  /** Products that the buyer's company and its head offices forbid and prefer. */
  companyRules: CompanyGoodsRule[] | null;
  promotions: ActivityFacts[];
  purchaser: PurchaserFacts | null;
};

/** Columns as an array, which is shorter than repeating each name per row; numbers are strings, as elsewhere. */
const valuesOf = (keys: readonly (keyof Goods)[]): SQL => {
  const columns = getTableColumns(goods);
  const values = keys.map((key) => {
    const isNumeric = columns[key].getSQLType().startsWith('numeric');
    return `goods.${columns[key].name}${isNumeric ? '::text' : ''}`;
  });
  return sql.raw(`json_build_array(${values.join(', ')})`);
};

export type RowQuestion = { ids: SQL; now: SQL; buyerId: SQL };

/** The entries of `FoundRows`, products in the order of `ids`: an SQL value of ids; `buyerId` may be null. */
export const rowParts = (columns: readonly (keyof Goods)[], { ids, now, buyerId }: RowQuestion): SQL => sql`
  'goods', (
    select json_agg(json_build_array(${valuesOf(columns)},
      array_remove(array[own.id, one_up.id, two_up.id, three_up.id], null),
      (select max(change.id) from ${priceLog} change where change.goods_id = goods.id)) order by wanted.place)
    from unnest(${ids}) with ordinality as wanted (id, place)
    join ${goods} goods on goods.id = wanted.id
    left join ${category} own on own.id = goods.category_id
    left join ${category} one_up on one_up.id = own.parent_id
    left join ${category} two_up on two_up.id = one_up.parent_id
    left join ${category} three_up on three_up.id = two_up.parent_id),
  'ladder', (
    select json_agg(json_build_object(
      'goodsId', step.goods_id, 'id', step.id, 'number', step.number::text, 'price', step.price::text) order by step.number)
    from ${priceLadder} step where step.goods_id = any(${ids})),
  'regions', (
    select json_agg(json_build_object(
      'goodsId', place.goods_id, 'code', place.region_code, 'isExcluded', place.is_excluded))
    from ${goodsRegion} place where place.goods_id = any(${ids})),
  'soldToBuyer', (
    select json_agg(sale.goods_id) from ${directedSale} sale
    where sale.buyer_id = ${buyerId} and sale.goods_id = any(${ids})),
  'purchases', ${countedPurchases(ids, buyerId, now)},
  'ownPrices', ${ownPriceFacts(ids, buyerId, now)},
  'companyRules', ${companyGoodsFacts(buyerId)},
  'promotions', ${promotionFacts(ids, now)},
  'purchaser', ${purchaserFacts(buyerId)}`;

/**
 * Parses rows of these columns. Each row is a copy of a blank object: the engine stores an object with dozens of
 * computed properties, added one by one, as a hash table, and reading those takes 7 % of Node's time for a list.
 */
export const rowReader = <Key extends keyof Goods>(columns: readonly (Key | 'id')[]) => {
  type Row = Values<Key | 'id'>;
  // JSON values and their copies are plain objects.
  const blank: object = JSON.parse(JSON.stringify(Object.fromEntries(columns.map((column) => [column, null]))));
  const readValues = (values: unknown[]): Row => {
    const row: Partial<Record<Key | 'id', unknown>> = { ...blank };
    columns.forEach((column, place) => {
      row[column] = values[place];
    });
    return row as Row; // The query selects these columns in this order.
  };
  return ({ goods: found, ladder, regions, soldToBuyer }: FoundRows) => {
    const steps = Map.groupBy(ladder ?? [], ({ goodsId }) => goodsId);
    const places = Map.groupBy(regions ?? [], ({ goodsId }) => goodsId);
    const sold = new Set(soldToBuyer);
    return (found ?? []).map(([values, categoryIds, priceId]) => {
      const row = readValues(values);
      const terms = { isSoldToBuyer: sold.has(row.id), regions: places.get(row.id) ?? null };
      return { goods: row, ladder: steps.get(row.id) ?? [], categoryIds, priceId, terms };
    });
  };
};

const readFacts = rowReader<keyof FactGoods>(factColumns);

const asked = { ids: sql`asked.ids`, now: sql`asked.now`, buyerId: sql`asked.buyer_id` };
const factsOfAsked = written(sql`json_build_object(${rowParts(factColumns, asked)})`);

/** Found products, with what decides their price and availability for a buyer. */
export type FoundFacts = Awaited<ReturnType<typeof findGoodsFacts>>;

/** One query and one row for any number of products: parsing hundreds of rows would take most of the time. */
export const findGoodsFacts = async (db: Executor, ids: readonly number[], buyerId: number, now: Date) => {
  const [found] = await plannedOnce<{ facts: FoundRows }>(
    db,
    sql`
    select ${factsOfAsked} as facts
    from (select ${idList(ids)} as ids, ${now.toISOString()}::timestamptz as now, ${buyerId}::bigint as buyer_id) as asked`,
  );
  if (!found) throw new Error('A query of one value has one row.');
  const { promotions, purchaser, purchases, ownPrices, companyRules } = found.facts;
  return {
    promotions,
    ownPrices: readOwnPrices(ownPrices),
    companyRules: companyRules ?? [],
    purchaser,
    purchases: purchases ?? [],
    rows: readFacts(found.facts),
  };
};
