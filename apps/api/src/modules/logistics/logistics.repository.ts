import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { shipment, shipmentPoint } from '#db/schema/shipment.ts';

export type ShipmentRow = typeof shipment.$inferSelect;

export const shipmentsOf = (db: Executor, orderId: number): Promise<ShipmentRow[]> =>
  db.select().from(shipment).where(eq(shipment.orderId, orderId)).orderBy(asc(shipment.id));

/** Latest first. */
export const pointsOf = (db: Executor, shipmentIds: number[]) =>
  db
    .select()
    .from(shipmentPoint)
    .where(inArray(shipmentPoint.shipmentId, shipmentIds))
    .orderBy(desc(shipmentPoint.createdAt), desc(shipmentPoint.id));

/** Null if the same parcel is known already. */
export const insertShipment = (tx: Executor, values: typeof shipment.$inferInsert) =>
  firstRow(tx.insert(shipment).values(values).onConflictDoNothing().returning());

export const updateShipment = (tx: Executor, id: number, values: Pick<ShipmentRow, 'status'>) =>
  tx.update(shipment).set(values).where(eq(shipment.id, id));

export const insertPoint = (tx: Executor, values: typeof shipmentPoint.$inferInsert) =>
  tx.insert(shipmentPoint).values(values);
