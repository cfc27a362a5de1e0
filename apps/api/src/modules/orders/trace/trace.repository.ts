import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { among, idList } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { openUnits } from '#db/open-units.ts';
import { rowSet } from '#db/row-set.ts';
import { goods } from '#db/schema/goods.ts';
import { order } from '#db/schema/order.ts';
import { orderLine } from '#db/schema/order-line.ts';
import { shipment, shipmentBatch } from '#db/schema/shipment.ts';
import { traceCode } from '#db/schema/trace-code.ts';

/** One value for any number of texts. */
const texts = (values: readonly string[]): SQL =>
  sql`(select json_array_elements_text(${JSON.stringify(values)}::json))`;

/** A box of a code: a case code means each box in it, any other code itself. */
export type Box = { top: string; code: string; batchNo: string | null; expiry: string | null };

const deepest = 5;

export const boxesIn = async (db: Executor, codes: readonly string[]): Promise<Box[]> => {
  const { rows } = await db.execute<Box>(sql`
    with recursive inside as (
      select code as top, code, 0 as depth from ${texts(codes)} as asked (code)
      union
      select inside.top, packing.code, inside.depth + 1
      from inside join trace_packing packing on packing.parent = inside.code where inside.depth < ${deepest}
    )
    select inside.top, inside.code, packing.batch_no as "batchNo", packing.expiry::text as expiry
    from inside left join trace_packing packing on packing.code = inside.code
    where not exists (select from trace_packing within where within.parent = inside.code)
    order by inside.top, inside.code`);
  return rows;
};

/** Those of these beginnings that codes of known cases have, too. */
export const casesBeginning = async (db: Executor, beginnings: readonly string[]): Promise<Set<string>> => {
  const { rows } = await db.execute<{ beginning: string }>(sql`
    select beginning from ${texts(beginnings)} as asked (beginning)
    where exists (
      select from trace_packing where parent ~>=~ asked.beginning and parent ~<~ (asked.beginning || '~'))`);
  return new Set(rows.map(({ beginning }) => beginning));
};

export const goodsFacts = (db: Executor, ids: readonly number[]) =>
  db.select({ id: goods.id, barcode: goods.barcode, scope: goods.scope }).from(goods).where(among(goods.id, ids));

/** Number of recorded boxes by line and batch, without returned ones; `picked`: those not shipped yet. */
export const countCodes = (db: Executor, lineIds: readonly number[]) =>
  db
    .select({
      orderLineId: traceCode.orderLineId,
      batchNo: traceCode.batchNo,
      expiry: traceCode.expiry,
      count: sql<number>`count(*)::int`,
      picked: sql<number>`(count(*) filter (where ${traceCode.state} = 'picked'))::int`,
    })
    .from(traceCode)
    .where(and(among(traceCode.orderLineId, lineIds), sql`${traceCode.state} not in ('returned', 'writtenOff')`))
    .groupBy(traceCode.orderLineId, traceCode.batchNo, traceCode.expiry);

type NewCode = {
  code: string;
  caseCode: string | null;
  lineId: number;
  batchNo: string;
  expiry: string | null;
  /** The parcel that has left with it; null: it is picked for the next one. */
  shipmentId: number | null;
};

/** Returns the inserted codes, without those already in a delivery. */
export const insertCodes = async (db: Executor, rows: readonly NewCode[], now: Date): Promise<Set<string>> => {
  const types = {
    code: 'text',
    caseCode: 'text',
    lineId: 'bigint',
    batchNo: 'text',
    expiry: 'date',
    shipmentId: 'bigint',
  };
  const at = now.toISOString();
  const { rows: inserted } = await db.execute<{ code: string }>(sql`
    insert into trace_code (code, case_code, order_line_id, batch_no, expiry, shipment_id, state, created_at, shipped_at)
    select code, "caseCode", "lineId", "batchNo", expiry, "shipmentId",
      case when "shipmentId" is null then 'picked' else 'shipped' end, ${at}::timestamptz,
      case when "shipmentId" is null then null else ${at}::timestamptz end
    from ${rowSet(rows, types)} order by code
    on conflict do nothing returning code`);
  return new Set(inserted.map(({ code }) => code));
};

/** The order that has each code; returned ones are in none. */
export const holdersOf = (db: Executor, codes: readonly string[]) =>
  db
    .select({ code: traceCode.code, orderId: order.id, no: order.no })
    .from(traceCode)
    .innerJoin(orderLine, eq(orderLine.id, traceCode.orderLineId))
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(sql`${traceCode.code} in ${texts(codes)} and ${traceCode.state} <> 'returned'`);

/** Frees boxes of an order that was cancelled before it left. */
export const freeCancelled = (db: Executor, codes: readonly string[]) =>
  db.execute(sql`
    delete from trace_code using order_line line, orders
    where trace_code.code in ${texts(codes)} and trace_code.state = 'picked' and line.id = trace_code.order_line_id
      and orders.id = line.order_id and orders.status = 'cancelled'`);

const ofOrder = (orderId: number) =>
  sql`${traceCode.orderLineId} in (select id from order_line where order_id = ${orderId})`;

/** Removes a box, or a complete case, that no buyer has received. */
export const deleteCodes = async (db: Executor, orderId: number, code: string): Promise<string[]> => {
  const rows = await db
    .delete(traceCode)
    .where(
      and(
        ofOrder(orderId),
        or(eq(traceCode.code, code), eq(traceCode.caseCode, code)),
        inArray(traceCode.state, ['picked', 'shipped']),
      ),
    )
    .returning({ code: traceCode.code });
  return rows.map((row) => row.code);
};

/** For lines whose scanned batches are replaced by others. */
export const dropPickedCodes = (db: Executor, lineIds: readonly number[]) =>
  db.delete(traceCode).where(and(among(traceCode.orderLineId, lineIds), eq(traceCode.state, 'picked')));

/** For units that are cut off: frees the boxes of batches of which nothing is left to ship. */
export const freeUnsent = (db: Executor, lineIds: readonly number[]) =>
  db.execute(sql`
    delete from trace_code code
    where code.order_line_id = any(${idList(lineIds)}) and code.state = 'picked' and not exists (
      select from order_line_batch part
      where part.order_line_id = code.order_line_id and part.batch_no = code.batch_no
        and part.expiry is not distinct from code.expiry and ${openUnits} > 0)`);

const isInParcel = sql`part.order_line_id = ${traceCode.orderLineId} and part.batch_no = ${traceCode.batchNo}
  and part.expiry is not distinct from ${traceCode.expiry}`;

/** Codes picked for what a parcel takes leave with it. */
export const shipCodes = (db: Executor, shipmentId: number, now: Date) =>
  db
    .update(traceCode)
    .set({ state: 'shipped', shipmentId, shippedAt: now })
    .where(
      and(
        eq(traceCode.state, 'picked'),
        sql`exists (select from ${shipmentBatch} part where part.shipment_id = ${shipmentId} and ${isInParcel})`,
      ),
    );

/** Parcels of an order, the last first, with the batches that each took. */
export const parcelsWith = (db: Executor, orderId: number) =>
  db
    .select({
      id: shipment.id,
      lineId: shipmentBatch.orderLineId,
      batchNo: shipmentBatch.batchNo,
      expiry: shipmentBatch.expiry,
    })
    .from(shipment)
    .leftJoin(shipmentBatch, eq(shipmentBatch.shipmentId, shipment.id))
    .where(eq(shipment.orderId, orderId))
    .orderBy(desc(shipment.id));

/** All codes of an order with their product data, line by line; includes returned boxes. */
export const codesOfOrder = (db: Executor, orderId: number) =>
  db
    .select({
      code: traceCode.code,
      caseCode: traceCode.caseCode,
      shipmentId: traceCode.shipmentId,
      state: traceCode.state,
      lineId: traceCode.orderLineId,
      batchNo: traceCode.batchNo,
      expiry: traceCode.expiry,
      name: orderLine.name,
      spec: orderLine.spec,
      maker: orderLine.maker,
      approvalNo: orderLine.approvalNo,
    })
    .from(traceCode)
    .innerJoin(orderLine, eq(orderLine.id, traceCode.orderLineId))
    .where(ofOrder(orderId))
    .orderBy(asc(traceCode.orderLineId), asc(traceCode.id));

/** Codes that left with a parcel of it. */
export const shippedCodes = async (db: Executor, orderId: number) =>
  (await codesOfOrder(db, orderId)).filter(({ state }) => state !== 'picked');

export const latestCodes = (db: Executor, orderId: number, limit: number) =>
  db
    .select({
      code: traceCode.code,
      caseCode: traceCode.caseCode,
      lineId: traceCode.orderLineId,
      batchNo: traceCode.batchNo,
    })
    .from(traceCode)
    .where(and(ofOrder(orderId), inArray(traceCode.state, ['picked', 'shipped'])))
    .orderBy(desc(traceCode.id))
    .limit(limit);

export type PackingRow = { code: string; parent: string; batchNo: string | null; expiry: string | null };

/** A later file overrides an earlier one. */
export const savePackings = (db: Executor, rows: readonly PackingRow[]) =>
  db.execute(sql`
    insert into trace_packing (code, parent, batch_no, expiry)
    select code, parent, "batchNo", expiry
    from ${rowSet(rows, { code: 'text', parent: 'text', batchNo: 'text', expiry: 'date' })} order by code
    on conflict (code) do update
    set parent = excluded.parent, batch_no = excluded.batch_no, expiry = excluded.expiry`);
