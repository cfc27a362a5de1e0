import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { moveGoodsRules } from '#modules/identity/company/index.ts';

/** A maker by its name, or a category by its id. */
type Named = string | number;

/** Writes that wait for approval. */
const waiting = { table: sql`approval`, column: sql`input`, where: sql`decided_at is null` };

/** Lists of makers or of category ids inside JSON columns. */
export const listsOf = (key: 'makers' | 'categoryIds'): { table: SQL; column: SQL; path: string; where?: SQL }[] => [
  { table: sql`coupon`, column: sql`scope`, path: `{${key}}` },
  { table: sql`activity`, column: sql`config`, path: `{scope,${key}}` },
  { table: sql`focus`, column: sql`content`, path: `{filters,${key}}` },
  { ...waiting, path: `{body,activity,scope,${key}}` },
  { ...waiting, path: `{body,coupon,scope,${key}}` },
];

export const names = (list: SQL, named: Named) => sql`${list} @> ${JSON.stringify(named)}::jsonb`;

/** Texts with addresses of the shop's lists. */
export const linkColumns = [
  { table: sql`focus`, column: sql`url` },
  { table: sql`message`, column: sql`url` },
  { table: sql`article`, column: sql`content` },
];

/** `link` matches the address of a list, except its beginning in brackets, which `linkTo` follows. */
type Move<Name extends Named> = { from: Name; to: Name; link: string; linkTo: string };

/** Moves whatever names a maker or category to another one: own prices, rules, promotions, pages of the shop and links. */
export const moveMentions = async (tx: Tx, { from, to, link, linkTo }: Move<string> | Move<number>) => {
  const isMaker = typeof from === 'string';
  const column = isMaker ? sql`maker` : sql`category_id`;
  // A list of own prices with both keeps the line of the new one.
  await tx.execute(sql`
    delete from own_price_line line where ${column} = ${from} and exists (
      select 1 from own_price_line other where other.list_id = line.list_id and other.${column} = ${to})`);
  for (const table of [sql`own_price_line`, sql`own_price_line_log`])
    await tx.execute(sql`update ${table} set ${column} = ${to} where ${column} = ${from}`);
  await moveGoodsRules(tx, isMaker ? 'maker' : 'categoryId', from, to);
  for (const { table, column, path, where = sql`true` } of listsOf(isMaker ? 'makers' : 'categoryIds')) {
    const list = sql`${column} #> ${path}`;
    await tx.execute(sql`
      update ${table} set ${column} = jsonb_set(${column}, ${path}, (
        select jsonb_agg(distinct case each when ${JSON.stringify(from)}::jsonb then ${JSON.stringify(to)}::jsonb else each end)
        from jsonb_array_elements(${list}) each))
      where ${names(list, from)} and ${where}`);
  }
  const path = isMaker ? '{supplier,maker}' : '{categoryId}';
  await tx.execute(sql`
    update focus set content = jsonb_set(content, ${path}, ${JSON.stringify(to)}::jsonb)
    where content #>> ${path} = ${String(from)}`);
  for (const { table, column } of linkColumns) {
    await tx.execute(sql`
      update ${table} set ${column} = regexp_replace(${column}, ${link}, ${`\\1${linkTo}`}, 'g') where ${column} ~ ${link}`);
  }
};
