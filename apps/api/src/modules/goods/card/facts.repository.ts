import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { fixedQuery } from '#db/query-around.ts';
import { category } from '#db/schema/category.ts';
import { directedSale, goodsRegion } from '#db/schema/directed-sale.ts';
import { goods } from '#db/schema/goods.ts';
import { priceLadder } from '#db/schema/price-ladder.ts';
import { type PromotionFacts, promotionFacts } from '#modules/promotion/index.ts';
import { type PurchaserFacts, purchaserFacts } from '#modules/purchaser/index.ts';

type Goods = typeof goods.$inferSelect;

const factColumns = [
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
  'withCoupon',
  'containsEphedrine',
  'scope',
  'expiry',
  'onShelf',
  'isControlled',
] as const satisfies (keyof Goods)[];

const offeredColumns = [
  'id',
  'name',
  'maker',
  'spec',
  'approvalNo',
  'unit',
  'dosageForm',
  'categoryId',
] as const satisfies (keyof Goods)[];

export type FactGoods = Pick<Goods, (typeof factColumns)[number]>;
export type OfferedRow = Pick<Goods, (typeof offeredColumns)[number]>;

/** Goods by the columns that decide what a viewer can have and at which price. */
export type FactRow = {
  goods: FactGoods;
  ladder: { id: number; number: string; price: string }[];
  /** The category and its ancestors, the nearest first. */
  categoryIds: number[];
};

/** One value for all goods; lists are null where there is nothing. */
type Found = {
  goods: [values: unknown[], categoryIds: number[]][] | null;
  ladder: { goodsId: number; id: number; number: string; price: string }[] | null;
  regions: { goodsId: number; code: string; isExcluded: boolean }[] | null;
  soldToBuyer: number[] | null;
  /** Goods that tiers of running promotions give or sell. */
  offered: unknown[][] | null;
  promotions: PromotionFacts;
  purchaser: PurchaserFacts | null;
};

/** Columns as an array, which is shorter than naming each for every row; numbers are texts, as elsewhere. */
const valuesOf = (keys: readonly (keyof Goods)[]): SQL => {
  const columns = getTableColumns(goods);
  const values = keys.map((key) => {
    const isNumeric = columns[key].getSQLType().startsWith('numeric');
    return `goods.${columns[key].name}${isNumeric ? '::text' : ''}`;
  });
  return sql.raw(`json_build_array(${values.join(', ')})`);
};

// The cast: the query asked for these columns in this order.
const readValues = <Key extends keyof Goods>(keys: readonly Key[], values: unknown[]): Pick<Goods, Key> =>
  Object.fromEntries(keys.map((key, place) => [key, values[place]])) as Pick<Goods, Key>;

const findFacts = fixedQuery(
  ['goodsIds', 'now', 'buyerId'],
  ({ goodsIds, now, buyerId }) => sql`
  with asked (id) as materialized (select unnest(${goodsIds}::bigint[])),
  running as materialized (select ${promotionFacts(sql`select id from asked`, now)} as facts)
  select json_build_object(
    'goods', (
      select json_agg(json_build_array(${valuesOf(factColumns)},
        array_remove(array[own.id, one_up.id, two_up.id, three_up.id], null)))
      from ${goods} goods
      left join ${category} own on own.id = goods.category_id
      left join ${category} one_up on one_up.id = own.parent_id
      left join ${category} two_up on two_up.id = one_up.parent_id
      left join ${category} three_up on three_up.id = two_up.parent_id
      where goods.id = any(${goodsIds}::bigint[])),
    'ladder', (
      select json_agg(json_build_object(
        'goodsId', step.goods_id, 'id', step.id, 'number', step.number::text, 'price', step.price::text) order by step.number)
      from ${priceLadder} step where step.goods_id = any(${goodsIds}::bigint[])),
    'regions', (
      select json_agg(json_build_object(
        'goodsId', place.goods_id, 'code', place.region_code, 'isExcluded', place.is_excluded))
      from ${goodsRegion} place where place.goods_id = any(${goodsIds}::bigint[])),
    'soldToBuyer', (
      select json_agg(sale.goods_id) from ${directedSale} sale
      where sale.buyer_id = ${buyerId} and sale.goods_id = any(${goodsIds}::bigint[])),
    'offered', (
      select json_agg(${valuesOf(offeredColumns)}) from ${goods} goods where goods.id in (
        select (part ->> 'goodsId')::bigint from running, json_array_elements(running.facts -> 'tierGoods') part)),
    'promotions', (select facts from running),
    'purchaser', ${purchaserFacts(buyerId)}) as facts`,
);

export type FoundFacts = Pick<Found, 'promotions' | 'purchaser'> & {
  rows: (FactRow & { terms: { isSoldToBuyer: boolean; regions: { code: string; isExcluded: boolean }[] | null } })[];
  offered: OfferedRow[];
};

/** One query and one row, however many goods: taking hundreds of rows apart would be the larger part of reading them. */
export const findGoodsFacts = async (
  db: Executor,
  ids: readonly number[],
  buyerId: number,
  now: Date,
): Promise<FoundFacts> => {
  const values = { goodsIds: `{${ids.join(',')}}`, now: now.toISOString(), buyerId };
  const [found] = await findFacts<{ facts: Found }>(db, values);
  if (!found) throw new Error('A query of one value has one row.');
  const { promotions, purchaser, offered, ...facts } = found.facts;
  return {
    promotions,
    purchaser,
    rows: readRows(facts),
    offered: (offered ?? []).map((each) => readValues(offeredColumns, each)),
  };
};

const readRows = ({
  goods: found,
  ladder,
  regions,
  soldToBuyer,
}: Omit<Found, 'promotions' | 'purchaser' | 'offered'>) => {
  const steps = Map.groupBy(ladder ?? [], ({ goodsId }) => goodsId);
  const places = Map.groupBy(regions ?? [], ({ goodsId }) => goodsId);
  const sold = new Set(soldToBuyer);
  return (found ?? []).map(([values, categoryIds]) => {
    const row = readValues(factColumns, values);
    const terms = { isSoldToBuyer: sold.has(row.id), regions: places.get(row.id) ?? null };
    return { goods: row, ladder: steps.get(row.id) ?? [], categoryIds, terms };
  });
};
