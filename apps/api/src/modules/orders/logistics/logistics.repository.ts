import { asc, desc, eq, inArray, or } from 'drizzle-orm';
import { among } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { insertRows } from '#db/row-set.ts';
import { buyer } from '#db/schema/buyer.ts';
import { order } from '#db/schema/order.ts';
import { shipment, shipmentBatch, shipmentPoint } from '#db/schema/shipment.ts';
import type { LineBatch } from '#modules/orders/order/index.ts';
import { queueEvent } from '#modules/platform/outbox/index.ts';

export type ShipmentRow = typeof shipment.$inferSelect;

export const shipmentsOf = (db: Executor, orderId: number): Promise<ShipmentRow[]> =>
  db.select().from(shipment).where(eq(shipment.orderId, orderId)).orderBy(asc(shipment.id));

export const pointsOf = (db: Executor, shipmentIds: number[]) =>
  db
    .select()
    .from(shipmentPoint)
    .where(inArray(shipmentPoint.shipmentId, shipmentIds))
    .orderBy(desc(shipmentPoint.createdAt), desc(shipmentPoint.id));

/** The shipment that an ERP sent under the number of its delivery document. */
export const shipmentOfDocument = (db: Executor, documentNo: string): Promise<ShipmentRow | null> =>
  firstRow(db.select().from(shipment).where(eq(shipment.documentNo, documentNo)));

export const insertParcelBatches = (tx: Executor, id: number, batches: readonly LineBatch[]) =>
  insertRows(
    tx,
    shipmentBatch,
    batches.map((batch) => ({ ...batch, shipmentId: id })),
  );

/** Null if the parcel is already known. */
export const insertShipment = async (tx: Executor, values: typeof shipment.$inferInsert & { createdAt: Date }) => {
  const added = await firstRow(tx.insert(shipment).values(values).onConflictDoNothing().returning());
  if (added) await queueEvent(tx, 'shipment.created', added.id, values.createdAt);
  return added;
};

export const updateShipment = (tx: Executor, id: number, values: Pick<ShipmentRow, 'status'>) =>
  tx.update(shipment).set(values).where(eq(shipment.id, id));

export const insertPoint = (tx: Executor, values: typeof shipmentPoint.$inferInsert) =>
  tx.insert(shipmentPoint).values(values);

export type OrderToShip = Awaited<ReturnType<typeof ordersToShip>>[number];

/** Orders by id or number, with their buyers. */
export const ordersToShip = (db: Executor, ids: readonly number[], numbers: readonly string[]) =>
  db
    .select({ id: order.id, no: order.no, status: order.status, buyerId: order.buyerId, company: buyer.company })
    .from(order)
    .innerJoin(buyer, eq(buyer.id, order.buyerId))
    .where(or(among(order.id, ids), inArray(order.no, numbers)));

/** Those of the carriers that have had a parcel. */
export const usedCarriers = async (db: Executor, names: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ company: shipment.company })
    .from(shipment)
    .where(inArray(shipment.company, names));
  return rows.map(({ company }) => company);
};

/** Orders with a parcel under one of these tracking numbers. */
export const ordersTracked = (db: Executor, numbers: readonly string[]) =>
  db
    .select({ trackingNo: shipment.trackingNo, no: order.no, buyerId: order.buyerId })
    .from(shipment)
    .innerJoin(order, eq(order.id, shipment.orderId))
    .where(inArray(shipment.trackingNo, numbers));
