import { type SQL, sql } from 'drizzle-orm';
import { idList } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { plannedOnce } from '#db/preparing-client.ts';
import { goods } from '#db/schema/goods.ts';
import { order } from '#db/schema/order.ts';
import { orderLine } from '#db/schema/order-line.ts';
import { type Match, matchedGoods } from '#modules/catalogue/search/index.ts';

export type BoughtOrder = 'recent' | 'often' | 'name';

export type BoughtRow = {
  goodsId: number;
  times: number;
  quantity: string;
  lastQuantity: string;
  lastPrice: string;
  lastAt: Date;
};

const sorts: Record<BoughtOrder, SQL> = {
  recent: sql`bought.last_at desc, bought.goods_id`,
  often: sql`bought.times desc, bought.last_at desc, bought.goods_id`,
  name: sql`${goods.name} collate "C", ${goods.spec} collate "C", bought.goods_id`,
};

type Found = {
  goods_id: string;
  times: number;
  quantity: string;
  last_quantity: string;
  last_price: string;
  last_at: string;
  total: number;
};

const latest = (column: SQL) => sql`(array_agg(${column} order by head.created_at desc, line.id desc))[1]`;

/** A buyer's purchases, without gifts and cancelled orders, one row per product. */
const boughtGoods = (buyerId: number, which: SQL) => sql`
  select line.goods_id, count(distinct line.order_id)::int as times, sum(line.quantity)::text as quantity,
    ${latest(sql`line.quantity`)}::text as last_quantity, ${latest(sql`line.unit_price`)}::text as last_price,
    max(head.created_at)::text as last_at
  from ${orderLine} line join ${order} head on head.id = line.order_id
  where line.buyer_id = ${buyerId} and head.status <> 'cancelled' and not line.is_gift ${which}
  group by line.goods_id`;

const toRow = (row: Omit<Found, 'total'>): BoughtRow => ({
  goodsId: Number(row.goods_id),
  times: row.times,
  quantity: row.quantity,
  lastQuantity: row.last_quantity,
  lastPrice: row.last_price,
  lastAt: new Date(row.last_at),
});

/** Past purchases of these products; products without any are absent. */
export const boughtOf = async (db: Executor, buyerId: number, ids: readonly number[]): Promise<BoughtRow[]> => {
  const { rows } = await db.execute<Omit<Found, 'total'>>(
    boughtGoods(buyerId, sql`and line.goods_id = any(${idList(ids)})`),
  );
  return rows.map(toRow);
};

/** Products a buyer bought, without gifts and cancelled orders, each with its number of purchases and last price. */
export const boughtPage = async (
  db: Executor,
  buyerId: number,
  match: Match | null,
  { page, perPage, sort }: { page: number; perPage: number; sort: BoughtOrder },
) => {
  const isMatched = match ? sql`and line.goods_id in (select matched.goods_id from ${matchedGoods(match)})` : sql``;
  const rows = await plannedOnce<Found>(
    db,
    sql`
    select bought.*, count(*) over ()::int as total
    from (${boughtGoods(buyerId, isMatched)}) bought join ${goods} on ${goods.id} = bought.goods_id
    order by ${sorts[sort]} limit ${perPage} offset ${(page - 1) * perPage}`,
  );
  return { list: rows.map(toRow), total: rows[0]?.total ?? 0 };
};
