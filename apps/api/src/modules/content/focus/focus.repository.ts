import { and, asc, desc, eq, gt, isNotNull, isNull, lte, max, not, or, sql } from 'drizzle-orm';
import { among } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { focus } from '#db/schema/focus.ts';
import { goods } from '#db/schema/goods.ts';

export type FocusRow = typeof focus.$inferSelect;

/** The running entries of a block, in their order. */
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

/** Categories of products with free shipping by quantity: the menu of the free-shipping zone. */
export const freeShippingCategories = async (db: Executor): Promise<Set<number | null>> => {
  const rows = await db
    .selectDistinct({ id: goods.categoryId })
    .from(goods)
    .where(and(goods.onShelf, sql`${goods.freeShippingNumber} > 0`));
  return new Set(rows.map(({ id }) => id));
};

/** Whether the zones without products of the catalogue have something to show. */
export const filledZones = (db: Executor, now: Date) =>
  onlyRow(
    db
      .select({
        hasSpecials: sql<boolean>`exists(select from activity where kind = 'daily_special' and is_open and ends_at > ${now.toISOString()})`,
        hasCoupons: sql<boolean>`exists(select from coupon where ends_at > ${now.toISOString()})`,
        hasPointsGoods: sql<boolean>`exists(select from points_goods where is_open)`,
      })
      .from(sql`(select) as one`),
  );

/** Products that any licensed buyer may order: controlled products are not advertised. */
const isOpenToAll = and(
  goods.onShelf,
  gt(goods.stock, '0'),
  isNotNull(goods.price),
  not(goods.isControlled),
  not(goods.containsEphedrine),
);

export const hasOpenToAll = async (db: Executor, ids: readonly number[]): Promise<boolean> =>
  (await db.$count(goods, and(isOpenToAll, among(goods.id, ids)))) > 0;

/** Names of products in stock, best sellers first. */
export const bestSoldNames = async (db: Executor, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ name: goods.name })
    .from(goods)
    .where(isOpenToAll)
    .groupBy(goods.name)
    .orderBy(desc(max(goods.sales)), asc(goods.name))
    .limit(limit);
  return rows.map(({ name }) => name);
};

/** Every entry, running or not. */
export const allEntries = (db: Executor): Promise<FocusRow[]> =>
  db.select().from(focus).orderBy(asc(focus.sort), asc(focus.id));

export const insertEntry = async (db: Executor, values: typeof focus.$inferInsert): Promise<number> => {
  const row = await onlyRow(db.insert(focus).values(values).returning({ id: focus.id }));
  return row.id;
};

export type EntryValues = typeof focus.$inferInsert;

export const lockEntry = (tx: Executor, id: number): Promise<FocusRow | null> =>
  firstRow(tx.select().from(focus).where(eq(focus.id, id)).for('update'));

/** Absent values stay unchanged. */
export const updateEntry = (tx: Executor, id: number, values: EntryValues): Promise<FocusRow> =>
  onlyRow(tx.update(focus).set(values).where(eq(focus.id, id)).returning());

export const renumberEntry = (tx: Executor, id: number, newId: number) =>
  tx.update(focus).set({ id: newId }).where(eq(focus.id, id));

export const deleteEntry = (db: Executor, id: number) => db.delete(focus).where(eq(focus.id, id));
