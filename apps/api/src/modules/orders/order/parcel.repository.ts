import { and, asc, eq, sql } from 'drizzle-orm';
import { among, idList } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { openUnits } from '#db/open-units.ts';
import { shipment, shipmentBatch } from '#db/schema/shipment.ts';
import { isSameBatch, type LineBatch, unitsOfLine, withoutBatches } from './line-batches.ts';
import { batchesOf } from './order.repository.ts';

const { shipmentId, orderLineId, batchNo, expiry } = shipmentBatch;

/** The contents of an order's parcels. */
export const parcelBatches = (db: Executor, orderId: number) =>
  db
    .select({ id: shipmentBatch.id, shipmentId, orderLineId, batchNo, expiry, quantity: shipmentBatch.quantity })
    .from(shipmentBatch)
    .innerJoin(shipment, eq(shipment.id, shipmentId))
    .where(eq(shipment.orderId, orderId))
    .orderBy(asc(shipmentBatch.id));

/** Units that have left, by line and batch. */
export const sentBatches = (db: Executor, lineIds: readonly number[]): Promise<LineBatch[]> =>
  db
    .select({ orderLineId, batchNo, expiry, quantity: sql<string>`sum(${shipmentBatch.quantity})` })
    .from(shipmentBatch)
    .where(among(orderLineId, lineIds))
    .groupBy(orderLineId, batchNo, expiry)
    .orderBy(sql`min(${shipmentBatch.id})`);

/** Units that are still to ship, by line and batch. */
export const openBatches = async (db: Executor, lineIds: number[]): Promise<LineBatch[]> =>
  withoutBatches(await batchesOf(db, lineIds), await sentBatches(db, lineIds));

export type LineUnits = { sent: string; open: string };

/** Sent and open units by line; both are without units that are cut off. */
export const unitsByLine = async (db: Executor, orderIds: readonly number[]): Promise<Map<number, LineUnits>> => {
  if (orderIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string } & LineUnits>(sql`
    select part.order_line_id as id, sum(part.quantity - ${openUnits})::text as sent, sum(${openUnits})::text as open
    from order_line_batch part join order_line line on line.id = part.order_line_id
    where line.order_id = any(${idList(orderIds)}) group by 1`);
  return new Map(rows.map(({ id, ...units }) => [Number(id), units]));
};

/** Takes units out of the parcels that were said to have them, the latest first. */
export const takeFromParcels = async (tx: Executor, orderId: number, missing: readonly LineBatch[]) => {
  const parcels = (await parcelBatches(tx, orderId)).toReversed();
  for (const batch of missing) {
    const same = parcels.filter((each) => isSameBatch(each, batch));
    for (const { id, quantity } of unitsOfLine(batch.orderLineId, batch.quantity, same) ?? []) {
      const isRow = eq(shipmentBatch.id, id);
      await tx.delete(shipmentBatch).where(and(isRow, eq(shipmentBatch.quantity, quantity)));
      await tx
        .update(shipmentBatch)
        .set({ quantity: sql`${shipmentBatch.quantity} - ${quantity}` })
        .where(isRow);
    }
  }
};
