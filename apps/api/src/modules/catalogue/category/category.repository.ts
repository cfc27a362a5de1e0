import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import { defineCache } from '#cache.ts';
import type { Db, Executor, Tx } from '#db/database.ts';
import { onlyRow } from '#db/first-row.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { category } from '#db/schema/category.ts';
import { goods } from '#db/schema/goods.ts';
import { linkColumns, listsOf, moveMentions, names } from './mentions.repository.ts';

export type CategoryRow = typeof category.$inferSelect;
export type CategoryValues = Omit<CategoryRow, 'id'>;

export const categoriesInOrder = (db: Executor): Promise<CategoryRow[]> =>
  db.select().from(category).orderBy(asc(category.sort), asc(category.id));

const cached = defineCache<CategoryRow[]>('categories');

/** The same for lists, which show a change within seconds. */
export const categoriesOfLists = (db: Db): Promise<CategoryRow[]> =>
  cached.get(db, { key: 'all', load: () => categoriesInOrder(db) });

/** Imports create categories, too: they wait until the tree has changed, and the other way round. */
export const lockTree = (tx: Executor) => oneAtATime(tx, 'imports');

export const insertCategory = (tx: Executor, values: CategoryValues): Promise<CategoryRow> =>
  onlyRow(tx.insert(category).values(values).returning());

export const updateCategories = (tx: Executor, ids: number[], values: Partial<CategoryValues>) =>
  tx.update(category).set(values).where(inArray(category.id, ids));

export const deleteCategory = (tx: Executor, id: number) => tx.delete(category).where(eq(category.id, id));

/** The number of products directly in each category. */
export const goodsInCategories = async (db: Executor): Promise<Map<number | null, number>> => {
  const rows = await db.select({ id: goods.categoryId, goods: count() }).from(goods).groupBy(goods.categoryId);
  return new Map(rows.map((row) => [row.id, row.goods]));
};

/** The products directly in any of these categories. */
export const goodsDirectlyIn = async (db: Executor, ids: number[]): Promise<number[]> =>
  (await db.select({ id: goods.id }).from(goods).where(inArray(goods.categoryId, ids))).map(({ id }) => id);

type NamedScope = { title: string; makers: string[]; categoryIds: number[] };

/** Makers and categories named by open activities and own prices, and by coupons that can be claimed or used. */
export const openScopes = async (db: Executor, now: Date): Promise<NamedScope[]> => {
  const after = sql`> ${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ title: string; makers: string[] | null; ids: number[] | null }>(sql`
    select title, scope -> 'makers' as makers, scope -> 'categoryIds' as ids from (
      select title, config -> 'scope' as scope from activity where is_open and ends_at ${after}
      union all
      select title, scope from coupon where ends_at ${after} or exists (
        select 1 from buyer_coupon held
        where held.coupon_id = coupon.id and held.order_id is null and held.expires_at ${after})
      union all
      select list.title, jsonb_build_object('makers', jsonb_agg(line.maker) filter (where line.maker is not null),
        'categoryIds', jsonb_agg(line.category_id) filter (where line.category_id is not null))
      from own_price_list list join own_price_line line on line.list_id = list.id
      where list.is_open and (list.ends_at is null or list.ends_at ${after}) group by list.id) each`);
  return rows.map(({ title, makers, ids }) => ({ title, makers: makers ?? [], categoryIds: ids ?? [] }));
};

/** A pattern for the id among those of an address, whose commas may be encoded. */
const addressOf = (id: number) => `(category_id=(?:\\d+(?:,|%2[Cc]))*)${id}(?!\\d)`;

/** Moves everything that refers to a category to another one, except the categories below it. */
export const replaceCategory = async (tx: Tx, id: number, intoId: number, now: Date) => {
  // By ascending id, as sales lock them.
  await tx.select({ id: goods.id }).from(goods).where(eq(goods.categoryId, id)).orderBy(goods.id).for('no key update');
  await tx.update(goods).set({ categoryId: intoId, updatedAt: now }).where(eq(goods.categoryId, id));
  await moveMentions(tx, { from: id, to: intoId, link: addressOf(id), linkTo: String(intoId) });
};

/** Whether products, promotions or the shop's pages refer to a category. */
export const isCategoryUsed = async (db: Executor, id: number): Promise<boolean> => {
  const uses = [
    sql`exists (select 1 from goods where category_id = ${id})`,
    ...[sql`own_price_line`, sql`company_goods_rule`, sql`approval_rule`].map(
      (table) => sql`exists (select 1 from ${table} where category_id = ${id})`,
    ),
    sql`exists (select 1 from focus where content ->> 'categoryId' = ${String(id)})`,
    ...listsOf('categoryIds').map(
      ({ table, column, path, where = sql`true` }) =>
        sql`exists (select 1 from ${table} where ${names(sql`${column} #> ${path}`, id)} and ${where})`,
    ),
    ...linkColumns.map(({ table, column }) => sql`exists (select 1 from ${table} where ${column} ~ ${addressOf(id)})`),
  ];
  const { rows } = await db.execute<{ used: boolean }>(sql`select ${sql.join(uses, sql` or `)} as used`);
  return rows[0]?.used === true;
};
