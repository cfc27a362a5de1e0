import { and, asc, eq, getTableColumns, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { fixedQuery } from '#db/query-around.ts';
import { brand } from '#db/schema/brand.ts';
import { category } from '#db/schema/category.ts';
import { focus } from '#db/schema/focus.ts';
import { goods } from '#db/schema/goods.ts';
import { hotSearch, link, navigation } from '#db/schema/navigation.ts';

export type FocusRow = typeof focus.$inferSelect;
export type CategoryRow = typeof category.$inferSelect;

const mostBrands = 40;
const mostSearches = 20;

/** The entries of a block that run now, in their order. */
export const entriesOf = (db: Executor, block: string, now: Date): Promise<FocusRow[]> =>
  db
    .select()
    .from(focus)
    .where(
      and(
        eq(focus.block, block),
        or(isNull(focus.startsAt), lte(focus.startsAt, now)),
        or(isNull(focus.endsAt), gt(focus.endsAt, now)),
      ),
    )
    .orderBy(asc(focus.sort), asc(focus.id));

export const categoriesInOrder = (db: Executor): Promise<CategoryRow[]> =>
  db.select().from(category).orderBy(asc(category.sort), asc(category.id));

export type BrandRow = typeof brand.$inferSelect;
export type NavigationRow = typeof navigation.$inferSelect;

/** What stands around every page; lists are null where there is nothing. */
type CommonFocus = {
  categories: CategoryRow[] | null;
  /** Categories that hold goods which ship free by number: the menu of the free-shipping zone is made of them. */
  freeShipping: number[] | null;
  brands: BrandRow[] | null;
  hotSearches: (typeof hotSearch.$inferSelect)[] | null;
  navigation: NavigationRow[] | null;
};

/** The first rows of a small table in their order, under the names that the program has for the columns. */
const rowsOf = (table: PgTable, limit: number | null = null) => {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`);
  return sql`(
    select json_agg(json_build_object(${sql.join(columns, sql`, `)}))
    from (select * from ${table} order by sort, id limit ${sql.raw(String(limit))}) as ${table})`;
};

const commonFocus = fixedQuery(
  [],
  () => sql`
  select json_build_object('categories', ${rowsOf(category)}, 'brands', ${rowsOf(brand, mostBrands)},
    'hotSearches', ${rowsOf(hotSearch, mostSearches)}, 'navigation', ${rowsOf(navigation)},
    'freeShipping', (
      select json_agg(distinct ${goods.categoryId}) from ${goods}
      where ${goods.onShelf} and ${goods.freeShippingNumber} > 0)) as focus`,
);

export const findCommonFocus = async (db: Executor) => {
  const [row] = await commonFocus<{ focus: CommonFocus }>(db, {});
  const { categories, brands, hotSearches, navigation, freeShipping } = row?.focus ?? ({} as Partial<CommonFocus>);
  return {
    categories: categories ?? [],
    brands: brands ?? [],
    hotSearches: hotSearches ?? [],
    navigation: navigation ?? [],
    freeShipping: new Set(freeShipping),
  };
};

export const hotSearches = (db: Executor) =>
  db.select().from(hotSearch).orderBy(asc(hotSearch.sort), asc(hotSearch.id)).limit(mostSearches);

export const leadingBrands = (db: Executor) =>
  db.select().from(brand).orderBy(asc(brand.sort), asc(brand.id)).limit(mostBrands);

export type FriendlyLink = typeof link.$inferSelect;

export const friendlyLinks = async (db: Executor): Promise<FriendlyLink[]> =>
  db.select().from(link).orderBy(asc(link.sort), asc(link.id));

/** Brands of these makers, the leading ones first. */
export const brandsOfMakers = (db: Executor, makers: string[], limit: number) =>
  db.select().from(brand).where(inArray(brand.maker, makers)).orderBy(asc(brand.sort), asc(brand.id)).limit(limit);

/** Every entry of some blocks, running or not. */
export const entriesInPlaces = (db: Executor, blocks: string[]): Promise<FocusRow[]> =>
  db.select().from(focus).where(inArray(focus.block, blocks)).orderBy(asc(focus.sort), asc(focus.id));

export const insertEntry = async (db: Executor, values: typeof focus.$inferInsert): Promise<number> => {
  const row = await onlyRow(db.insert(focus).values(values).returning({ id: focus.id }));
  return row.id;
};

export type EntryValues = typeof focus.$inferInsert;

export const lockEntry = (tx: Executor, id: number): Promise<FocusRow | null> =>
  firstRow(tx.select().from(focus).where(eq(focus.id, id)).for('update'));

/** What is not among the values stays as it is. */
export const updateEntry = (tx: Executor, id: number, values: EntryValues): Promise<FocusRow> =>
  onlyRow(tx.update(focus).set(values).where(eq(focus.id, id)).returning());

export const deleteEntry = (db: Executor, id: number) => db.delete(focus).where(eq(focus.id, id));
