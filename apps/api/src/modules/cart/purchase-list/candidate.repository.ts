import type { Candidate, Hit } from '@yaoji/purchase-list';
import { sql } from 'drizzle-orm';
import { idList } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { erpGoods } from '#db/schema/erp-code.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsSearch } from '#db/schema/goods-search.ts';
import { order } from '#db/schema/order.ts';
import { orderLine } from '#db/schema/order-line.ts';

type Found = Omit<Candidate, 'id'> & { id: string };

const columns = sql`goods.id, goods.name, goods.common_name as "commonName", goods.maker, goods.spec,
  goods.dosage_form as "dosageForm", goods.approval_no as "approvalNo", goods.barcode, goods.std_code as "stdCode", coalesce(erp.code, '') as code, goods.sales::float8 as sales,
  goods.stock > 0 as "inStock", goods.on_shelf as "onShelf"`;

/** The results of each search over product tokens, at most `limit` products each. */
export const searchCandidates = async (db: Executor, searches: readonly string[], limit: number): Promise<Hit[]> => {
  const { rows } = await db.execute<{ place: string; goods_id: string }>(sql`
    select asked.place, hit.goods_id
    from unnest(${sql.param([...searches])}::text[]) with ordinality asked (query, place)
    cross join lateral (
      select ${goodsSearch.goodsId} as goods_id from ${goodsSearch}
      where ${goodsSearch.tokens} @@ asked.query::tsquery limit ${limit}) hit`);
  return rows.map((row) => ({ index: Number(row.place) - 1, goodsId: Number(row.goods_id) }));
};

export const candidatesById = async (db: Executor, ids: readonly number[]): Promise<Candidate[]> => {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Found>(sql`
    select ${columns} from ${goods} left join ${erpGoods} erp on erp.goods_id = goods.id
    where goods.id = any(${idList(ids)})`);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
};

/** Products by ERP code, the keys in lower case. */
export const productsByCode = async (db: Executor, codes: readonly string[]): Promise<Map<string, number[]>> => {
  const lowered = codes.map((code) => code.toLowerCase());
  const rows = await db
    .select()
    .from(erpGoods)
    .where(sql`lower(${erpGoods.code}) = any(${sql.param(lowered)}::text[])`);
  const found = new Map<string, number[]>();
  for (const { code, goodsId } of rows) {
    const key = code.toLowerCase();
    found.set(key, [...(found.get(key) ?? []), goodsId]);
  }
  return found;
};

/** When the buyer last bought these products, as timestamps. */
export const boughtAmong = async (
  db: Executor,
  buyerId: number,
  ids: readonly number[],
): Promise<Map<number, number>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ goods_id: string; at: string }>(sql`
    select line.goods_id, floor(extract(epoch from max(head.created_at))) as at
    from ${orderLine} line join ${order} head on head.id = line.order_id
    where line.buyer_id = ${buyerId} and head.status <> 'cancelled' and not line.is_gift
      and line.goods_id = any(${idList(ids)})
    group by line.goods_id`);
  return new Map(rows.map((row) => [Number(row.goods_id), Number(row.at)]));
};
