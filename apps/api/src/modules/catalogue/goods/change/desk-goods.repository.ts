import { type SQL, sql } from 'drizzle-orm';
import { idList } from '#db/among.ts';
import { containing } from '#db/containing.ts';
import type { Executor } from '#db/database.ts';
import type { Paging } from '#db/page.ts';
import type { goods } from '#db/schema/goods.ts';
import { type Sort, sortedBy } from '#db/sorted-by.ts';
import { weekMs } from '#durations.ts';
import { matchKeywords } from '#modules/catalogue/search/index.ts';

type Row = typeof goods.$inferSelect;

export type DeskGoods = Pick<
  Row,
  | 'id'
  | 'name'
  | 'spec'
  | 'maker'
  | 'approvalNo'
  | 'scope'
  | 'unit'
  | 'warehouseId'
  | 'price'
  | 'cost'
  | 'ownFloor'
  | 'packStep'
  | 'caseSize'
  | 'purchaseCap'
  | 'capPeriod'
  | 'onShelf'
  | 'pinned'
  | 'isControlled'
  | 'stock'
  | 'expiry'
> & {
  /** Units ordered within the last seven days. */
  sold: string;
};

export type DeskGoodsQuery = {
  /** `low`: stock below one week's sales. */
  status?: 'listed' | 'unlisted' | 'unpriced' | 'low' | undefined;
  keywords?: string | undefined;
  id?: number[] | undefined;
  sort?: Sort<keyof typeof sorts> | undefined;
};

const sorts = { name: sql`goods.name`, price: sql`goods.price`, stock: sql`goods.stock` };

const columns = sql`goods.id, goods.name, goods.spec, goods.maker, goods.approval_no as "approvalNo", goods.scope, goods.unit,
  goods.warehouse_id as "warehouseId", goods.price::text, goods.cost::text, goods.own_floor::text as "ownFloor", goods.pack_step::text as "packStep",
  goods.case_size::text as "caseSize", goods.purchase_cap::text as "purchaseCap", goods.cap_period as "capPeriod",
  goods.on_shelf as "onShelf", goods.pinned, goods.is_controlled as "isControlled", goods.stock::text, goods.expiry::text`;

/** Units of the current product sold within a week. */
const soldSince = (since: string) => sql`(
  select coalesce(sum(line.quantity), 0) from order_line line join orders on orders.id = line.order_id
  where line.goods_id = goods.id and orders.created_at >= ${since}::timestamptz and orders.status <> 'cancelled')`;

const read = async (db: Executor, query: SQL): Promise<DeskGoods[]> => {
  const { rows } = await db.execute<Record<keyof DeskGoods, unknown>>(query);
  return rows.map((row) => ({ ...(row as DeskGoods), id: Number(row.id), warehouseId: Number(row.warehouseId) }));
};

const sinceOf = (now: Date) => new Date(now.getTime() - weekMs).toISOString();

/** All products, listed or not, best sellers first unless sorted otherwise. */
export const deskGoodsPage = async (
  db: Executor,
  query: DeskGoodsQuery,
  { page, perPage }: Paging,
  now: Date,
): Promise<{ rows: DeskGoods[]; total: number }> => {
  const where = conditions(query, sinceOf(now));
  const sorted = sortedBy(sorts, query.sort) ?? sql`goods.sales desc`;
  const rows = await read(
    db,
    // The ids first: a week's sales are looked up only for the products of the page.
    sql`with page as (
        select goods.id from goods where ${where}
        order by ${sorted}, goods.id limit ${perPage} offset ${(page - 1) * perPage})
      select ${columns}, ${soldSince(sinceOf(now))}::text as sold from page join goods on goods.id = page.id
      order by ${sorted}, goods.id`,
  );
  const { rows: totals } = await db.execute(sql`select count(*)::int as total from goods where ${where}`);
  return { rows, total: Number(totals[0]?.total) };
};

/** The same for named products, by id. */
export const deskGoodsOf = (db: Executor, ids: readonly number[], now: Date): Promise<DeskGoods[]> =>
  read(
    db,
    sql`select ${columns}, ${soldSince(sinceOf(now))}::text as sold from goods where goods.id = any(${idList(ids)})
      order by goods.id`,
  );

const conditions = ({ status, keywords, id }: DeskGoodsQuery, since: string): SQL => {
  const parts = [sql`true`];
  if (id) parts.push(sql`goods.id = any(${idList(id)})`);
  if (status === 'listed') parts.push(sql`goods.on_shelf`);
  if (status === 'unlisted') parts.push(sql`not goods.on_shelf`);
  if (status === 'unpriced') parts.push(sql`goods.price is null`);
  if (status === 'low') {
    parts.push(sql`goods.on_shelf and goods.id in (
      select line.goods_id from orders join order_line line on line.order_id = orders.id
      where orders.created_at >= ${since}::timestamptz and orders.status <> 'cancelled'
      group by 1 having sum(line.quantity) > (select stock from goods counted where counted.id = line.goods_id))`);
  }
  for (const word of keywords?.trim().split(/\s+/).filter(Boolean) ?? []) parts.push(sql`goods.id in (${found(word)})`);
  return sql.join(parts, sql` and `);
};

/** Ids of products that match a word: by search as in the shop, by maker, or by one of their numbers. */
const found = (word: string): SQL => {
  const matches = (['goods', 'maker'] as const).flatMap((kind) => matchKeywords(word, kind) ?? []);
  const byWords = matches.map(({ condition }) => sql`select goods_id from goods_search where ${condition}`);
  const byNumber = sql`select id from goods where approval_no ilike ${containing(word)} or barcode = ${word}`;
  const byCode = sql`select goods_id from erp_goods where lower(code) = lower(${word})`;
  const byId = sql`select id from goods where id = ${Number(word)}`;
  const isNumber = /\d/.test(word);
  const isId = /^[1-9]\d{0,14}$/.test(word);
  return sql.join([...byWords, byCode, ...(isNumber ? [byNumber] : []), ...(isId ? [byId] : [])], sql` union `);
};
