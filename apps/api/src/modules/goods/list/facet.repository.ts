import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { category } from '#db/schema/category.ts';
import { goods } from '#db/schema/goods.ts';
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

/** All goods of the list, and how many of them have each value of each column: one pass, whatever is asked. */
const countColumns = async (db: Executor, conditions: Conditions, keys: ColumnKey[], without?: FacetKey) => {
  const sets = sql.join(
    keys.map((key) => sql`(${columns[key]})`),
    sql`, `,
  );
  const value = sql.join(
    keys.map((key) => sql`when grouping(${columns[key]}) = 0 then ${columns[key]}::text`),
    sql` `,
  );
  const key = sql.join(
    keys.map((each) => sql`when grouping(${columns[each]}) = 0 then ${each}`),
    sql` `,
  );
  const { rows } = await db.execute<{ key: ColumnKey | null; value: string | null; count: number }>(sql`
    select case ${key} end as key, case ${value} end as value, count(*)::int as count
    from ${fromMatched(conditions.match)} where ${whereAll(conditions, without)}
    group by grouping sets (${sets}, ())`);
  const counts: Counts = new Map(keys.map((each) => [each, new Map()]));
  let total = 0;
  for (const row of rows) {
    if (row.key === null) total = row.count;
    else if (row.value) counts.get(row.key)?.set(row.value, row.count);
  }
  return { total, counts };
};

const countConditions = async (db: Executor, conditions: Conditions, facet: FacetKey, each: [string, SQL][]) => {
  const sums = sql.join(
    each.map(([, condition], index) => sql`count(*) filter (where ${condition}) as ${sql.identifier(`c${index}`)}`),
    sql`, `,
  );
  const { rows } = await db.execute<Record<string, string>>(
    sql`select ${sums} from ${fromMatched(conditions.match)} where ${whereAll(conditions, facet)}`,
  );
  return new Map(each.map(([value], index) => [value, Number(rows[0]?.[`c${index}`] ?? 0)]));
};

/** How many goods a list has, and how many each choice of each facet would leave, without the facet's own choice. */
export const countFacets = async (db: Executor, conditions: Conditions, viewer: ListViewer) => {
  const { total, counts } = await countColumns(db, conditions, columnKeys);
  for (const key of columnKeys) {
    if (!conditions.chosen.has(key)) continue;
    const alone = await countColumns(db, conditions, [key], key);
    counts.set(key, alone.counts.get(key) ?? new Map());
  }
  const { tags, marks } = await tagAndMarkConditions(db, viewer);
  counts.set('tags', await countConditions(db, conditions, 'tags', tags));
  counts.set('flags', await countConditions(db, conditions, 'flags', marks));
  return { total, counts };
};

export type CategoryNode = { id: number; parentId: number | null; name: string };

export const categoryNodes = (db: Executor): Promise<CategoryNode[]> =>
  db
    .select({ id: category.id, parentId: category.parentId, name: category.name })
    .from(category)
    .orderBy(category.sort, category.id);
