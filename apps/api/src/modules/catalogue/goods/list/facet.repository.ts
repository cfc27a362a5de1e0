import { type SQL, sql } from 'drizzle-orm';
import { among } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { plannedOnce } from '#db/preparing-client.ts';
import { goods } from '#db/schema/goods.ts';
import { makerName } from '#db/schema/maker-name.ts';
import {
  type Conditions,
  type FacetKey,
  fromMatched,
  type ListViewer,
  tagAndMarkConditions,
  whereAll,
} from './filter.repository.ts';

export type Counts = Map<FacetKey, Map<string, number>>;

const columns = {
  category_id: goods.categoryId,
  maker: goods.maker,
  dosage_form: goods.dosageForm,
  scope: goods.scope,
  origin: goods.origin,
} as const;

type ColumnKey = keyof typeof columns;

const columnKeys = Object.keys(columns) as ColumnKey[];

type Each = [value: string, condition: SQL][];

/** One pass over the products of a list: counts values of columns, and products that meet conditions. */
type Pass = { columns: ColumnKey[]; tags: Each; flags: Each; total: boolean; makers: readonly string[] };

/** Columns for the conditions of tags and marks, besides the counted columns. */
const judged = [goods.id, goods.categoryId, goods.expiry, goods.stock, goods.freeShippingNumber, goods.isControlled];

type CountRow = { key: FacetKey | null; value: string | null; count: number };

const planned = async (db: Executor, query: SQL): Promise<CountRow[]> => (await db.execute<CountRow>(query)).rows;

/**
 * Reads the products once and counts in memory: the result has the table's name, so all conditions apply to it. A
 * single column is counted from its index, if there is one.
 */
const passOver = async (db: Executor, found: SQL, run: typeof planned, asked: Pass) => {
  const read = [...new Set([...judged, ...Object.values(columns)])].map((column) => sql`${column}`);
  const counted = [
    ...(asked.total ? [sql`select null as key, null as value, count(*)::int as count from ${goods}`] : []),
    ...asked.columns.map((key) => (key === 'maker' ? withoutHidden(countsOf(key), asked.makers) : countsOf(key))),
    ...sumsOf('tags', asked.tags),
    ...sumsOf('flags', asked.flags),
  ];
  const query = sql`with ${goods} as (select ${sql.join(read, sql`, `)} from ${found}) ${sql.join(counted, sql` union all `)}`;
  const rows = await run(db, query);
  const counts: Counts = new Map();
  let total = 0;
  for (const { key, value, count } of rows) {
    if (key === null) total = count;
    else if (value) counts.set(key, (counts.get(key) ?? new Map()).set(value, count));
  }
  return { total, counts };
};

const countsOf = (key: ColumnKey) =>
  sql`select ${key} as key, ${columns[key]}::text as value, count(*)::int as count from ${goods} group by ${columns[key]}`;

/** Chosen makers stay, so that the choice can be undone. */
const withoutHidden = (counts: SQL, chosen: readonly string[]) => sql`
  select key, value, count from (${counts}) each
  where value in (select jsonb_array_elements_text(${JSON.stringify(chosen)}::jsonb)) or not exists (
    select from ${makerName} where ${makerName.name} = value and ${makerName.isHidden})`;

/** Evaluates the conditions per product, and combines their counts. */
const sumsOf = (facet: FacetKey, each: Each): SQL[] => {
  if (each.length === 0) return [];
  const values = sql.join(
    each.map(([value]) => sql`${value}`),
    sql`, `,
  );
  const sums = sql.join(
    each.map(([, condition]) => sql`count(*) filter (where ${condition})::int`),
    sql`, `,
  );
  return [
    sql`
    select ${facet} as key, value, count from (select array[${values}] as values, array[${sums}] as counts from ${goods}) as sums,
      unnest(sums.values, sums.counts) as one (value, count)`,
  ];
};

/**
 * The total of a list, and the count of each choice in each facet, ignoring the facet's own choice; `all` are the ids
 * of its products, if known.
 */
export const countFacets = async (
  db: Executor,
  conditions: Conditions,
  viewer: ListViewer,
  all: readonly number[] | null,
) => {
  const found = (without?: FacetKey) => sql`${fromMatched(conditions.match)} where ${whereAll(conditions, without)}`;
  const { tags, marks } = await tagAndMarkConditions(db, viewer);
  const { makers } = conditions;
  const everything = { columns: columnKeys, tags, flags: marks, total: true, makers };
  // Planning fourteen conditions takes as long as counting a hundred products by them.
  const { total, counts } = all
    ? await passOver(db, sql`${goods} where ${among(goods.id, all)}`, plannedOnce, everything)
    : await passOver(db, found(), planned, everything);
  for (const key of conditions.chosen.keys()) {
    const own: Pass = {
      columns: columnKeys.filter((each) => each === key),
      tags: key === 'tags' ? tags : [],
      flags: key === 'flags' ? marks : [],
      total: false,
      makers,
    };
    const alone = await passOver(db, found(key), planned, own);
    counts.set(key, alone.counts.get(key) ?? new Map());
  }
  return { total, counts };
};
