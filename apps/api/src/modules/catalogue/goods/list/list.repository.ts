import type { GoodsFilters } from '@yaoji/api-client/wire';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsSearch } from '#db/schema/goods-search.ts';
import type { IdQuery } from '../card/card.repository.ts';
import { type Conditions, fromMatched, type ListViewer, whereAll } from './filter.repository.ts';

type Sort = NonNullable<GoodsFilters['sort']>;

const inStockFirst = sql`(${goods.stock} > 0) desc`;

/** A price that a viewer may not see sorts like a missing one. */
const seenPrice = ({ pricesSeen }: ListViewer): SQL =>
  pricesSeen === 'all' ? sql`${goods.price}` : sql`case when ${goods.isControlled} then null else ${goods.price} end`;

/** Every order ends with the id, so that pages neither repeat nor skip products. */
export const orderOf = (sort: Sort, { match }: Conditions, viewer: ListViewer): SQL => {
  switch (sort === 'price' || sort === '-price' ? (viewer.pricesSeen === 'none' ? 'default' : sort) : sort) {
    case 'default':
      return match
        ? sql`${match.rank}, ${inStockFirst}, ${goods.sales} desc, ${goods.id}`
        : sql`${inStockFirst}, ${goods.pinned} desc, ${goods.sales} desc, ${goods.id}`;
    case 'sales':
      return sql`${inStockFirst}, ${goods.sales} desc, ${goods.id}`;
    case 'price':
      return sql`${inStockFirst}, ${seenPrice(viewer)} asc nulls last, ${goods.id}`;
    case '-price':
      return sql`${inStockFirst}, ${seenPrice(viewer)} desc nulls last, ${goods.id}`;
    case 'newest':
      return sql`${inStockFirst}, ${goods.createdAt} desc, ${goods.id}`;
    case 'expiry':
      return sql`${inStockFirst}, ${goods.expiry} asc nulls last, ${goods.id}`;
  }
};

const integer = (count: number): SQL => sql.raw(String(Math.trunc(count)));

export type PageOptions = { sort: Sort; page: number; perPage: number };

/** A page's bounds are literals: the planner reads the first pages in the order of an index. */
const pageOf = ({ page, perPage }: PageOptions): SQL =>
  sql`limit ${integer(perPage)} offset ${integer((page - 1) * perPage)}`;

/** The ids of one page, in order. */
export const pageIds = (conditions: Conditions, viewer: ListViewer, options: PageOptions): IdQuery => sql`
  select ${goods.id} from ${fromMatched(conditions.match)} where ${whereAll(conditions)}
  order by ${orderOf(options.sort, conditions, viewer)} ${pageOf(options)}`;

/** The ids of several lists, in one query. */
export const findPageIds = async (
  db: Executor,
  viewer: ListViewer,
  lists: readonly (PageOptions & { conditions: Conditions })[],
): Promise<number[][]> => {
  if (lists.length === 0) return [];
  const arrays = lists.map((list) => sql`array(${pageIds(list.conditions, viewer, list)})`);
  const query = sql`select json_build_array(${sql.join(arrays, sql`, `)}) as ids`;
  const { rows } = await db.execute<{ ids: number[][] }>(query);
  return rows[0]?.ids ?? [];
};

/** The name before brackets, which contain a trade name or a strength. */
export const bareName = sql`coalesce(nullif(split_part(translate(${goods.name}, '（【[', '((('), '(', 1), ''), ${goods.name})`;

/**
 * All products that share a name with any on the page, in list order but grouped by name, at the position of their
 * first; `before` is the number of products before that first one in the list.
 */
export const findGroups = async (
  db: Executor,
  conditions: Conditions,
  viewer: ListViewer,
  { sort, page, perPage }: PageOptions,
): Promise<{ before: number; groups: number[][] }> => {
  const end = page * perPage;
  const { rows } = await db.execute<{ ids: string[]; before: number }>(sql`
    with listed as (
      select ${goods.id}, coalesce(nullif(${goods.commonName}, ''), ${bareName}) as called,
        row_number() over (order by ${orderOf(sort, conditions, viewer)}) as place
      from ${fromMatched(conditions.match)} where ${whereAll(conditions)}),
    grouped as (
      select array_agg(id order by place) as ids, min(place) as first, count(*) as size from listed group by called),
    placed as (select ids, size, first, (sum(size) over (order by first) - size)::int as before from grouped)
    select ids, before from placed
    where before < ${integer(end)} and before + size > ${integer(end - perPage)} order by first`);
  return { before: rows[0]?.before ?? 0, groups: rows.map(({ ids }) => ids.map(Number)) };
};

export const selectPageIds = async (db: Executor, ids: IdQuery): Promise<number[]> => {
  const { rows } = await db.execute<{ id: string }>(ids);
  return rows.map(({ id }) => Number(id));
};

/**
 * Without other conditions, the number of listed matches is all matches minus unlisted ones: both come from indexes.
 * With other conditions, each match is checked for being listed.
 */
const countOf = ({ match, fixed, chosen, isListedOnly }: Conditions): SQL => {
  if (!match || !isListedOnly)
    return sql`(select count(*) from ${fromMatched(match)} where ${whereAll({ fixed, chosen })})`;
  return sql`(select count(*) from ${goodsSearch} where ${match.condition}) - (
    select count(*) from ${goods} join ${goodsSearch} on ${goodsSearch.goodsId} = ${goods.id}
    where not ${goods.onShelf} and ${match.condition})`;
};

export const countMatches = async (db: Executor, conditions: Conditions): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql`select (${countOf(conditions)})::int as count`);
  return rows[0]?.count ?? 0;
};

export const distinctMakers = async (db: Executor, conditions: Conditions): Promise<string[]> => {
  const { rows } = await db.execute<{ maker: string }>(
    sql`select distinct ${goods.maker} as maker from ${fromMatched(conditions.match)} where ${whereAll(conditions)}`,
  );
  return rows.map(({ maker }) => maker);
};
