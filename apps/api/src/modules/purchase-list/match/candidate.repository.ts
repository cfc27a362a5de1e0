import { sql } from 'drizzle-orm';
import { idList } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsSearch } from '#db/schema/goods-search.ts';
import { order } from '#db/schema/order.ts';
import { orderLine } from '#db/schema/order-line.ts';

/** Goods that a row may mean, with what is compared. */
export type Candidate = {
  id: number;
  name: string;
  commonName: string | null;
  maker: string;
  spec: string;
  dosageForm: string;
  approvalNo: string;
  barcode: string;
  stdCode: string;
  sales: number;
  inStock: boolean;
  onShelf: boolean;
};

type Found = Omit<Candidate, 'id'> & { id: string };

const columns = sql`goods.id, goods.name, goods.common_name as "commonName", goods.maker, goods.spec,
  goods.dosage_form as "dosageForm", goods.approval_no as "approvalNo", goods.barcode, goods.std_code as "stdCode", goods.sales::float8 as sales,
  goods.stock > 0 as "inStock", goods.on_shelf as "onShelf"`;

/** So many searches go in a statement: a visitor's page may come in between. */
const atOnce = 500;

/** What each search over the tokens of goods finds, `limit` goods at most each; goods are handed over once. */
export const searchCandidates = async (
  db: Executor,
  searches: readonly string[],
  limit: number,
): Promise<{ goods: Map<number, Candidate>; found: Map<string, number[]> }> => {
  const pairs: { place: number; goodsId: number }[] = [];
  for (let start = 0; start < searches.length; start += atOnce) {
    const part = searches.slice(start, start + atOnce);
    const { rows } = await db.execute<{ place: string; goods_id: string }>(sql`
      select asked.place, hit.goods_id
      from unnest(${sql.param(part)}::text[]) with ordinality asked (query, place)
      cross join lateral (
        select ${goodsSearch.goodsId} as goods_id from ${goodsSearch}
        where ${goodsSearch.tokens} @@ asked.query::tsquery limit ${limit}) hit`);
    for (const row of rows) pairs.push({ place: start + Number(row.place) - 1, goodsId: Number(row.goods_id) });
  }
  const found = new Map<string, number[]>();
  for (const { place, goodsId } of pairs) {
    const search = searches[place] ?? '';
    const ids = found.get(search);
    if (ids) ids.push(goodsId);
    else found.set(search, [goodsId]);
  }
  return { goods: await candidatesById(db, [...new Set(pairs.map(({ goodsId }) => goodsId))]), found };
};

export const candidatesById = async (db: Executor, ids: number[]): Promise<Map<number, Candidate>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<Found>(sql`select ${columns} from ${goods} where goods.id = any(${idList(ids)})`);
  return new Map(rows.map((row) => [Number(row.id), { ...row, id: Number(row.id) }]));
};

/** Which of these goods the buyer has bought. */
export const boughtAmong = async (db: Executor, buyerId: number, ids: number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ goods_id: string }>(sql`
    select distinct line.goods_id from ${orderLine} line join ${order} head on head.id = line.order_id
    where head.buyer_id = ${buyerId} and head.status <> 'cancelled' and line.goods_id = any(${idList(ids)})`);
  return new Set(rows.map((row) => Number(row.goods_id)));
};
