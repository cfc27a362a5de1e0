import { asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { onlyRow } from '#db/first-row.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { category } from '#db/schema/category.ts';
import { goods } from '#db/schema/goods.ts';
import { moveGoodsRules } from '#modules/identity/company/index.ts';

export type CategoryRow = typeof category.$inferSelect;
export type CategoryValues = Omit<CategoryRow, 'id'>;

export const categoriesInOrder = (db: Executor): Promise<CategoryRow[]> =>
  db.select().from(category).orderBy(asc(category.sort), asc(category.id));

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
  const { rows } = await db.execute<{ title: string; makers: string[] | null; ids: (string | number)[] | null }>(sql`
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
  return rows.map(({ title, makers, ids }) => ({ title, makers: makers ?? [], categoryIds: (ids ?? []).map(Number) }));
};

/** Writes that wait for approval. */
const waiting = { table: sql`approval`, column: sql`input`, where: sql`decided_at is null` };

/** Lists of category ids inside JSON columns; ids are numbers or texts. */
const idLists: { table: SQL; column: SQL; path: string; where?: SQL }[] = [
  { table: sql`coupon`, column: sql`scope`, path: '{categoryIds}' },
  { table: sql`activity`, column: sql`config`, path: '{scope,categoryIds}' },
  { table: sql`focus`, column: sql`content`, path: '{filters,categoryIds}' },
  { ...waiting, path: '{body,activity,scope,categoryIds}' },
  { ...waiting, path: '{body,coupon,scope,categoryIds}' },
];

const names = (list: SQL, id: number) => sql`(${list} @> ${String(id)}::jsonb or ${list} @> ${`"${id}"`}::jsonb)`;

/** Texts with addresses of the shop's lists. */
const addresses = [
  { table: sql`focus`, column: sql`url` },
  { table: sql`message`, column: sql`url` },
  { table: sql`article`, column: sql`content` },
];

/** One of the ids in a list; its separators may be encoded. */
const addressOf = (id: number) => `(category_id=(?:\\d+(?:,|%2[Cc]))*)${id}(?!\\d)`;

/** Moves everything that refers to a category to another one, except the categories below it. */
export const replaceCategory = async (tx: Executor, id: number, intoId: number, now: Date) => {
  // By ascending id, as sales lock them.
  await tx.select({ id: goods.id }).from(goods).where(eq(goods.categoryId, id)).orderBy(goods.id).for('no key update');
  await tx.update(goods).set({ categoryId: intoId, updatedAt: now }).where(eq(goods.categoryId, id));
  // A list of own prices with both categories keeps the line of the new one.
  await tx.execute(sql`
    delete from own_price_line line where category_id = ${id} and exists (
      select 1 from own_price_line other where other.list_id = line.list_id and other.category_id = ${intoId})`);
  await moveGoodsRules(tx, 'categoryId', id, intoId);
  for (const table of [sql`own_price_line`, sql`own_price_line_log`])
    await tx.execute(sql`update ${table} set category_id = ${intoId} where category_id = ${id}`);
  for (const { table, column, path, where = sql`true` } of idLists) {
    const list = sql`${column} #> ${path}`;
    await tx.execute(sql`
      update ${table} set ${column} = jsonb_set(${column}, ${path}, (
        select jsonb_agg(distinct case each #>> '{}' when ${String(id)} then to_jsonb(${intoId}::bigint) else each end)
        from jsonb_array_elements(${list}) each))
      where ${names(list, id)} and ${where}`);
  }
  await tx.execute(sql`
    update focus set content = jsonb_set(content, '{categoryId}', to_jsonb(${intoId}::bigint))
    where content ->> 'categoryId' = ${String(id)}`);
  for (const { table, column } of addresses) {
    await tx.execute(sql`
      update ${table} set ${column} = regexp_replace(${column}, ${addressOf(id)}, ${`\\1${intoId}`}, 'g')
      where ${column} ~ ${addressOf(id)}`);
  }
};

/** Whether products, promotions or the shop's pages refer to a category. */
export const isCategoryUsed = async (db: Executor, id: number): Promise<boolean> => {
  const uses = [
    sql`exists (select 1 from goods where category_id = ${id})`,
    ...[sql`own_price_line`, sql`company_goods_rule`, sql`approval_rule`].map(
      (table) => sql`exists (select 1 from ${table} where category_id = ${id})`,
    ),
    sql`exists (select 1 from focus where content ->> 'categoryId' = ${String(id)})`,
    ...idLists.map(
      ({ table, column, path, where = sql`true` }) =>
        sql`exists (select 1 from ${table} where ${names(sql`${column} #> ${path}`, id)} and ${where})`,
    ),
    ...addresses.map(({ table, column }) => sql`exists (select 1 from ${table} where ${column} ~ ${addressOf(id)})`),
  ];
  const { rows } = await db.execute<{ used: boolean }>(sql`select ${sql.join(uses, sql` or `)} as used`);
  return rows[0]?.used === true;
};
