import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { checkOneOf, createdAt, id, oneOf, reference } from './columns.ts';
import { order } from './order.ts';

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
    checkOneOf('shipment_status', table.status, shipmentStatuses),
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
