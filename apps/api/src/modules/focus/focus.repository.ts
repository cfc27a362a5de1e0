import { and, asc, desc, eq, exists, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { brand } from '#db/schema/brand.ts';
import { category } from '#db/schema/category.ts';
import { type FocusContent, focus } from '#db/schema/focus.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsTag } from '#db/schema/goods-tag.ts';
import { hotSearch, link, navigation } from '#db/schema/navigation.ts';

export type FocusRow = typeof focus.$inferSelect;
export type CategoryRow = typeof category.$inferSelect;
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
    .where(and(goods.onShelf, gt(goods.freeShippingNumber, '0')));
  return rows.flatMap(({ id }) => id ?? []);
};

export const navigationInOrder = (db: Executor): Promise<NavigationRow[]> =>
  db.select().from(navigation).orderBy(asc(navigation.sort), asc(navigation.id));

export const hotSearches = (db: Executor) =>
  db.select().from(hotSearch).orderBy(asc(hotSearch.sort), asc(hotSearch.id)).limit(20);

export const leadingBrands = (db: Executor) =>
  db.select().from(brand).orderBy(asc(brand.sort), asc(brand.id)).limit(40);

export const friendlyLinks = (db: Executor) => db.select().from(link).orderBy(asc(link.sort), asc(link.id));

/** The goods that a focus entry shows: those named, in that order, else the best sold of what it describes. */
export const goodsOfContent = async (db: Executor, content: FocusContent, limit: number): Promise<number[]> => {
  if (content.goodsIds) return content.goodsIds.slice(0, limit);
  const rows = await db
    .select({ id: goods.id })
    .from(goods)
    .where(and(goods.onShelf, gt(goods.stock, '0'), ...described(db, content)))
    .orderBy(desc(goods.pinned), desc(goods.sales), asc(goods.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};

const described = (db: Executor, { categoryId, tag, maker }: FocusContent): SQL[] => {
  const conditions: SQL[] = [];
  if (categoryId !== undefined) conditions.push(inCategory(categoryId));
  if (maker !== undefined) conditions.push(eq(goods.maker, maker));
  if (tag !== undefined) {
    const tagged = db
      .select({ one: sql`1` })
      .from(goodsTag)
      .where(and(eq(goodsTag.goodsId, goods.id), eq(sql`${goodsTag.tag}`, tag)));
    conditions.push(exists(tagged));
  }
  return conditions;
};

/** The category and what lies below it. */
const inCategory = (id: number) => sql`${goods.categoryId} in (
  with recursive below as (
    select ${category.id} as id from ${category} where ${category.id} = ${id}
    union all
    select child.id from ${category} child join below on child.parent_id = below.id
  ) select id from below)`;
