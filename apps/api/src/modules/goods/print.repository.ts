import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { category } from '#db/schema/category.ts';
import { directedSale, goodsRegion } from '#db/schema/directed-sale.ts';
import { favourite } from '#db/schema/favourite.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsDetail } from '#db/schema/goods-detail.ts';
import { goodsTag } from '#db/schema/goods-tag.ts';
import { priceLadder } from '#db/schema/price-ladder.ts';
import { stockBatch } from '#db/schema/stock-batch.ts';

/** Tables that have several rows for one goods. */
const partsOfGoods: [PgTable, name: string][] = [
  [priceLadder, 'step'],
  [goodsTag, 'tag'],
  [stockBatch, 'batch'],
  [goodsRegion, 'place'],
];

/** Where a row stands and who wrote it: every change of a row gives it another version. */
const version = (row: string) => sql.raw(`${row}.ctid::text || ${row}.xmin::text`);

const versionsOf = ([table, name]: [PgTable, string]) => sql`(
  select string_agg(${version(name)}, ';' order by ${sql.raw(name)}.ctid)
  from ${table} ${sql.raw(name)} where ${sql.raw(name)}.goods_id = goods.id)`;

const joined = (parts: SQL[]) =>
  sql`concat_ws('|', ${sql.join(
    parts.map((part) => sql`coalesce(${part}, '')`),
    sql`, `,
  )})`;

/**
 * The versions of all rows that a card of a buyer is made of, in a query of cards: much less to put together than the
 * card itself.
 */
export const printOf = (buyerId: SQL): SQL =>
  joined([
    ...['goods', 'detail', 'own', 'one_up', 'two_up', 'three_up'].map(version),
    sql`(exists (select 1 from ${favourite} liked where liked.goods_id = goods.id and liked.buyer_id = ${buyerId}))::text`,
    sql`(exists (select 1 from ${directedSale} sale where sale.goods_id = goods.id and sale.buyer_id = ${buyerId}))::text`,
    ...partsOfGoods.map(versionsOf),
  ]);

/** As bytes, ten of each row: writing the numbers out would take longer than reading the rows. */
const bytesOf = (table: PgTable, name: string, condition: SQL) => sql`(
  select string_agg(tidsend(${sql.raw(name)}.ctid) || xidsend(${sql.raw(name)}.xmin), ''::bytea order by ${sql.raw(name)}.ctid)
  from ${table} ${sql.raw(name)} where ${condition})`;

/**
 * One print of many cards: the same only if each of theirs is. `ids` is an array of goods. Each table is read once, which
 * takes a fraction of what the prints one by one do; the few categories are all part of it.
 */
export const printOfAll = (ids: SQL, buyerId: SQL): SQL => {
  const isOfGoods = (name: string) => sql`${sql.raw(name)}.goods_id = any(${ids})`;
  const chosen = (table: PgTable, name: string) => sql`convert_to((
    select string_agg(${sql.raw(name)}.goods_id::text, ';' order by ${sql.raw(name)}.goods_id)
    from ${table} ${sql.raw(name)} where ${sql.raw(name)}.buyer_id = ${buyerId} and ${isOfGoods(name)}), 'UTF8')`;
  const digests = [
    bytesOf(goods, 'item', sql`item.id = any(${ids})`),
    bytesOf(goodsDetail, 'detail', isOfGoods('detail')),
    bytesOf(category, 'each', sql`true`),
    chosen(favourite, 'liked'),
    chosen(directedSale, 'sale'),
    ...partsOfGoods.map(([table, name]) => bytesOf(table, name, isOfGoods(name))),
  ].map((part) => sql`sha256(coalesce(${part}, ''::bytea))`);
  return sql`encode(sha256(${sql.join(digests, sql` || `)}), 'hex')`;
};
