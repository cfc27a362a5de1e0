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

const versionsOf = ([table, name]: [PgTable, string], condition: SQL) => sql`(
  select string_agg(${version(name)}, ';' order by ${sql.raw(name)}.ctid)
  from ${table} ${sql.raw(name)} where ${condition})`;

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
    ...partsOfGoods.map((part) => versionsOf(part, sql`${sql.raw(part[1])}.goods_id = goods.id`)),
  ]);

/**
 * One print of many cards: the same only if each of theirs is. `ids` is an array of goods. Each table is read once, which
 * takes a fraction of what the prints one by one do; the few categories are all part of it.
 */
export const printOfAll = (ids: SQL, buyerId: SQL): SQL => {
  const ownRow = (name: string) => sql`${sql.raw(name)}.goods_id = any(${ids})`;
  const chosen = (table: PgTable, name: string) => sql`(
    select string_agg(${sql.raw(name)}.goods_id::text, ';' order by ${sql.raw(name)}.goods_id)
    from ${table} ${sql.raw(name)} where ${sql.raw(name)}.buyer_id = ${buyerId} and ${ownRow(name)})`;
  const all = joined([
    versionsOf([goods, 'item'], sql`item.id = any(${ids})`),
    versionsOf([goodsDetail, 'detail'], ownRow('detail')),
    versionsOf([category, 'each'], sql`true`),
    chosen(favourite, 'liked'),
    chosen(directedSale, 'sale'),
    ...partsOfGoods.map((part) => versionsOf(part, ownRow(part[1]))),
  ]);
  return sql`encode(sha256(convert_to(${all}, 'UTF8')), 'hex')`;
};
