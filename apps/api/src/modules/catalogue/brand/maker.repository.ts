import { count, type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from '#db/database.ts';
import { brand } from '#db/schema/brand.ts';
import { goods } from '#db/schema/goods.ts';
import { moveGoodsRules } from '#modules/identity/company/index.ts';

export type MakerCount = { name: string; goods: number; listed: number };

/** Every maker of a product, those with the most first. */
export const countMakers = (db: Executor): Promise<MakerCount[]> =>
  db
    .select({
      name: goods.maker,
      goods: count(),
      listed: sql<number>`(count(*) filter (where ${goods.onShelf}))::int`,
    })
    .from(goods)
    .where(sql`${goods.maker} <> ''`)
    .groupBy(goods.maker)
    .orderBy(sql`count(*) desc`, goods.maker);

export const brandNames = (db: Executor) => db.select({ name: brand.name, maker: brand.maker }).from(brand);

/** Writes that wait for approval. */
const waiting = { table: sql`approval`, column: sql`input`, where: sql`decided_at is null` };

/** Lists of makers inside JSON columns. */
const lists: { table: SQL; column: SQL; path: string; where?: SQL }[] = [
  { table: sql`coupon`, column: sql`scope`, path: '{makers}' },
  { table: sql`activity`, column: sql`config`, path: '{scope,makers}' },
  { table: sql`focus`, column: sql`content`, path: '{filters,makers}' },
  { ...waiting, path: '{body,activity,scope,makers}' },
  { ...waiting, path: '{body,coupon,scope,makers}' },
];

/** Texts with addresses of the shop's lists. */
const addresses = [
  { table: sql`focus`, column: sql`url` },
  { table: sql`message`, column: sql`url` },
  { table: sql`article`, column: sql`content` },
];

const inQuery = (name: string) => new URLSearchParams({ maker: name }).toString().slice('maker='.length);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The parameter in an address, as browsers or people write it. */
const addressOf = (name: string) => {
  const writings = [...new Set([inQuery(name), encodeURIComponent(name), encodeURI(name), name])].map(escaped);
  return `([?&;]maker=)(?:${writings.join('|')})(?=$|[&#"'<\\s])`;
};

/** Renames a maker in brands, promotions, pages of the shop and links; products and orders keep theirs. */
export const replaceMaker = async (tx: Tx, name: string, newName: string) => {
  await tx.execute(sql`update brand set maker = ${newName} where maker = ${name}`);
  // A list of own prices with both names keeps the line of the new one.
  await tx.execute(sql`
    delete from own_price_line line where maker = ${name} and exists (
      select 1 from own_price_line other where other.list_id = line.list_id and other.maker = ${newName})`);
  await moveGoodsRules(tx, 'maker', name, newName);
  for (const table of [sql`own_price_line`, sql`own_price_line_log`])
    await tx.execute(sql`update ${table} set maker = ${newName} where maker = ${name}`);
  for (const { table, column, path, where = sql`true` } of lists) {
    const list = sql`${column} #> ${path}`;
    await tx.execute(sql`
      update ${table} set ${column} = jsonb_set(${column}, ${path}, (
        select jsonb_agg(distinct case each when ${name} then ${newName} else each end)
        from jsonb_array_elements_text(${list}) each))
      where ${list} @> ${JSON.stringify(name)}::jsonb and ${where}`);
  }
  await tx.execute(sql`
    update focus set content = jsonb_set(content, '{supplier,maker}', ${JSON.stringify(newName)}::jsonb)
    where content #>> '{supplier,maker}' = ${name}`);
  for (const { table, column } of addresses) {
    await tx.execute(sql`
      update ${table} set ${column} = regexp_replace(${column}, ${addressOf(name)}, ${`\\1${inQuery(newName)}`}, 'g')
      where ${column} ~ ${addressOf(name)}`);
  }
};
