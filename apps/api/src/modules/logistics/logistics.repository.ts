import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { shipment, shipmentPoint } from '#db/schema/shipment.ts';
import { recordEvent } from '#modules/outbox/index.ts';

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

/** Null if the parcel is already known. */
export const insertShipment = async (tx: Executor, values: typeof shipment.$inferInsert & { createdAt: Date }) => {
  const added = await firstRow(tx.insert(shipment).values(values).onConflictDoNothing().returning());
  if (added) await recordEvent(tx, 'shipment.created', added.id, values.createdAt);
  return added;
};

export const updateShipment = (tx: Executor, id: number, values: Pick<ShipmentRow, 'status'>) =>
  tx.update(shipment).set(values).where(eq(shipment.id, id));

export const insertPoint = (tx: Executor, values: typeof shipmentPoint.$inferInsert) =>
  tx.insert(shipmentPoint).values(values);
