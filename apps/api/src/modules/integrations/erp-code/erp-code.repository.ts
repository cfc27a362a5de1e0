import { and, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { openUnits, unshippedStatuses } from '#db/open-units.ts';
import { buyer } from '#db/schema/buyer.ts';
import { erpBuyer, erpGoods, erpOwnPriceList } from '#db/schema/erp-code.ts';
import { goods } from '#db/schema/goods.ts';
import { ownPriceList } from '#db/schema/own-price.ts';

const goodsCodes = { table: erpGoods, id: erpGoods.goodsId };
const buyerCodes = { table: erpBuyer, id: erpBuyer.buyerId };
const listCodes = { table: erpOwnPriceList, id: erpOwnPriceList.listId };
type Codes = typeof goodsCodes | typeof buyerCodes | typeof listCodes;

/** Codes by id. */
const codesIn =
  ({ table, id }: Codes) =>
  async (db: Executor, ids: readonly number[]): Promise<Map<number, string>> => {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select({ id, code: table.code })
      .from(table)
      .where(inArray(id, [...ids]));
    return new Map(rows.map((row) => [row.id, row.code]));
  };

/** Ids by code. */
const codedIn =
  ({ table, id }: Codes) =>
  async (db: Executor, codes: readonly string[]): Promise<Map<string, number>> => {
    const rows = await db
      .select({ id, code: table.code })
      .from(table)
      .where(inArray(table.code, [...codes]));
    return new Map(rows.map((row) => [row.code, row.id]));
  };

export const codesOfGoods = codesIn(goodsCodes);
export const codesOfBuyers = codesIn(buyerCodes);
export const codesOfLists = codesIn(listCodes);
export const codedGoods = codedIn(goodsCodes);
export const codedLists = codedIn(listCodes);

/** The products of an ERP's codes, locked like a price list import locks them. */
export const lockCodedGoods = async (tx: Executor, codes: readonly string[]) => {
  await oneAtATime(tx, 'imports');
  const rows = await tx
    .select({ code: erpGoods.code, goods: getTableColumns(goods) })
    .from(erpGoods)
    .innerJoin(goods, eq(goods.id, erpGoods.goodsId))
    .where(inArray(erpGoods.code, [...codes]))
    .orderBy(goods.id)
    .for('no key update', { of: goods });
  return new Map(rows.map((row) => [row.code, row.goods]));
};

export type CodedGoods = { code: string; goods: typeof goods.$inferSelect };

/** Products with codes behind this one, in the order of their codes. */
export const codedGoodsAfter = (db: Executor, after: string, limit: number): Promise<CodedGoods[]> =>
  db
    .select({ code: erpGoods.code, goods: getTableColumns(goods) })
    .from(erpGoods)
    .innerJoin(goods, eq(goods.id, erpGoods.goodsId))
    .where(gt(erpGoods.code, after))
    .orderBy(erpGoods.code)
    .limit(limit);

/** A buyer's code in an ERP; null if there is none. */
export const codeOfBuyer = async (db: Executor, buyerId: number): Promise<string | null> => {
  const [row] = await db.select().from(erpBuyer).where(eq(erpBuyer.buyerId, buyerId));
  return row?.code ?? null;
};

/** Lists of own prices with codes behind this one, in the order of their codes. */
export const codedListsAfter = (db: Executor, after: string, limit: number) =>
  db
    .select({ code: erpOwnPriceList.code, list: getTableColumns(ownPriceList) })
    .from(erpOwnPriceList)
    .innerJoin(ownPriceList, eq(ownPriceList.id, erpOwnPriceList.listId))
    .where(gt(erpOwnPriceList.code, after))
    .orderBy(erpOwnPriceList.code)
    .limit(limit);

export const linkList = (tx: Executor, code: string, listId: number) =>
  tx.insert(erpOwnPriceList).values({ code, listId });

export type HeldBatch = { goodsId: number; batchNo: string; expiry: string | null; quantity: string };

/** Batches of orders that are still to ship, with quantities. */
export const heldBatches = async (tx: Executor, goodsIds: readonly number[]): Promise<HeldBatch[]> => {
  if (goodsIds.length === 0) return [];
  const { rows } = await tx.execute<Record<keyof HeldBatch, unknown>>(sql`
    select line.goods_id as "goodsId", part.batch_no as "batchNo", part.expiry::text as expiry,
      sum(${openUnits})::text as quantity
    from order_line line
    join orders on orders.id = line.order_id and orders.status in ${unshippedStatuses}
    join order_line_batch part on part.order_line_id = line.id
    where line.goods_id = any(${`{${goodsIds.join(',')}}`}::bigint[])
    group by line.goods_id, part.batch_no, part.expiry having sum(${openUnits}) > 0`);
  return rows.map((row) => ({ ...(row as HeldBatch), goodsId: Number(row.goodsId) }));
};

export type CodedBuyer = { id: number; isClosed: boolean };

/** Buyers by their ERP codes. */
export const codedBuyers = async (db: Executor, codes: readonly string[]): Promise<Map<string, CodedBuyer>> => {
  const rows = await db
    .select({ code: erpBuyer.code, id: buyer.id, closedAt: buyer.closedAt })
    .from(erpBuyer)
    .innerJoin(buyer, eq(buyer.id, erpBuyer.buyerId))
    .where(inArray(erpBuyer.code, [...codes]));
  return new Map(rows.map(({ code, id, closedAt }) => [code, { id, isClosed: closedAt !== null }]));
};

/** The open account with this phone or user name, and its existing code. */
export const findUncoded = (db: Executor, by: { phone: string } | { username: string }) =>
  firstRow(
    db
      .select({ id: buyer.id, code: erpBuyer.code })
      .from(buyer)
      .leftJoin(erpBuyer, eq(erpBuyer.buyerId, buyer.id))
      .where(
        and(
          isNull(buyer.closedAt),
          'phone' in by ? eq(buyer.phone, by.phone) : eq(buyer.username, by.username.toLowerCase()),
        ),
      ),
  );

/** The code of a closed account passes to another one. */
export const linkBuyer = (tx: Executor, code: string, buyerId: number) =>
  tx.insert(erpBuyer).values({ code, buyerId }).onConflictDoUpdate({ target: erpBuyer.code, set: { buyerId } });
