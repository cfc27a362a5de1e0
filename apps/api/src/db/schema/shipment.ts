import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { checkOneOf, createdAt, id, oneOf, quantity, reference } from './columns.ts';
import { order } from './order.ts';
import { orderLine } from './order-line.ts';

export const shipmentStatuses = ['shipped', 'moving', 'delivering', 'signed', 'problem'] as const;

/** A parcel: one handover to a carrier. */
export const shipment = pgTable(
  'shipment',
  {
    id: id(),
    orderId: reference('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    company: text('company').notNull(),
    trackingNo: text('tracking_no').notNull(),
    phone: text('phone'),
    /** The ERP's delivery document, which is processed once. */
    documentNo: text('document_no'),
    status: oneOf('status', shipmentStatuses).notNull().default('shipped'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('shipment_once').on(table.orderId, table.company, table.trackingNo),
    unique('shipment_document').on(table.documentNo),
    index('shipment_tracking_no').on(table.trackingNo),
    index('shipment_unsigned').on(table.createdAt).where(sql`${table.status} <> 'signed'`),
    checkOneOf('shipment_status', table.status, shipmentStatuses),
  ],
);

/** The contents of a parcel, by line and batch; a parcel without any is only a number. */
export const shipmentBatch = pgTable(
  'shipment_batch',
  {
    id: id(),
    shipmentId: reference('shipment_id')
      .notNull()
      .references(() => shipment.id, { onDelete: 'cascade' }),
    orderLineId: reference('order_line_id')
      .notNull()
      .references(() => orderLine.id, { onDelete: 'cascade' }),
    batchNo: text('batch_no').notNull(),
    expiry: date('expiry', { mode: 'string' }),
    quantity: quantity('quantity').notNull(),
  },
  (table) => [
    unique('shipment_batch_once')
      .on(table.shipmentId, table.orderLineId, table.batchNo, table.expiry)
      .nullsNotDistinct(),
    index('shipment_batch_line').on(table.orderLineId),
    check('shipment_batch_quantity', sql`${table.quantity} > 0`),
  ],
);

export const shipmentPoint = pgTable(
  'shipment_point',
  {
    id: id(),
    shipmentId: reference('shipment_id')
      .notNull()
      .references(() => shipment.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('shipment_point_shipment').on(table.shipmentId, table.createdAt, table.id)],
);
