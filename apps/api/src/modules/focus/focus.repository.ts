import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { brand } from '#db/schema/brand.ts';
import { category } from '#db/schema/category.ts';
import { focus } from '#db/schema/focus.ts';
import { goods } from '#db/schema/goods.ts';
import { hotSearch, link, navigation } from '#db/schema/navigation.ts';

export type FocusRow = typeof focus.$inferSelect;
export type CategoryRow = typeof category.$inferSelect;
export type BrandRow = typeof brand.$inferSelect;
export type NavigationRow = typeof navigation.$inferSelect;

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

/** Categories that hold goods which ship free by number: the menu of the free-shipping zone is made of them. */
export const freeShippingCategories = async (db: Executor): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ id: goods.categoryId })
    .from(goods)
    .where(sql`${goods.onShelf} and ${goods.freeShippingNumber} > 0`);
  return rows.flatMap(({ id }) => id ?? []);
};

export const navigationInOrder = (db: Executor): Promise<NavigationRow[]> =>
  db.select().from(navigation).orderBy(asc(navigation.sort), asc(navigation.id));

export const hotSearches = (db: Executor) =>
  db.select().from(hotSearch).orderBy(asc(hotSearch.sort), asc(hotSearch.id)).limit(20);

export const leadingBrands = (db: Executor) =>
  db.select().from(brand).orderBy(asc(brand.sort), asc(brand.id)).limit(40);

export const friendlyLinks = (db: Executor) => db.select().from(link).orderBy(asc(link.sort), asc(link.id));

/** Brands of these makers, the leading ones first. */
export const brandsOfMakers = (db: Executor, makers: string[], limit: number) =>
  db.select().from(brand).where(inArray(brand.maker, makers)).orderBy(asc(brand.sort), asc(brand.id)).limit(limit);

/** Every entry of some blocks, running or not. */
export const entriesInPlaces = (db: Executor, blocks: string[]): Promise<FocusRow[]> =>
  db.select().from(focus).where(inArray(focus.block, blocks)).orderBy(asc(focus.sort), asc(focus.id));

export const insertEntry = async (db: Executor, values: typeof focus.$inferInsert): Promise<number> => {
  const [row] = await db.insert(focus).values(values).returning({ id: focus.id });
  if (!row) throw new Error('An entry was not inserted.');
  return row.id;
};

export const deleteEntry = (db: Executor, id: number) => db.delete(focus).where(eq(focus.id, id));
