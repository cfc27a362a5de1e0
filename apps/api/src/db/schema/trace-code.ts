import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { checkOneOf, createdAt, id, instant, oneOf, reference } from './columns.ts';
import { goods } from './goods.ts';
import { orderLine } from './order-line.ts';
import { shipment } from './shipment.ts';

/** `picked`: recorded, before its parcel ships. `writtenOff`: returned and not for resale. */
export const traceCodeStates = ['picked', 'shipped', 'received', 'returned', 'writtenOff', 'recalled'] as const;

/** The trace code of a box picked for an order line, as `parseTraceCode` writes it. */
export const traceCode = pgTable(
  'trace_code',
  {
    id: id(),
    code: text('code').notNull(),
    /** The scanned case; null: the box itself was scanned. */
    caseCode: text('case_code'),
    orderLineId: reference('order_line_id')
      .notNull()
      .references(() => orderLine.id, { onDelete: 'cascade' }),
    batchNo: text('batch_no').notNull(),
    expiry: date('expiry', { mode: 'string' }),
    /** Null until its parcel ships. */
    shipmentId: reference('shipment_id').references(() => shipment.id, { onDelete: 'cascade' }),
    state: oneOf('state', traceCodeStates).notNull().default('picked'),
    createdAt: createdAt(),
    shippedAt: instant('shipped_at'),
    receivedAt: instant('received_at'),
    returnedAt: instant('returned_at'),
  },
  (table) => [
    // A box is in one delivery at a time; a returned one may ship again, and its earlier delivery stays recorded.
    uniqueIndex('trace_code_once').on(table.code).where(sql`${table.state} <> 'returned'`),
    index('trace_code_code').on(table.code, table.id),
    index('trace_code_case').on(table.caseCode).where(sql`${table.caseCode} is not null`),
    index('trace_code_line').on(table.orderLineId, table.id),
    index('trace_code_shipment').on(table.shipmentId),
    checkOneOf('trace_code_state', table.state, traceCodeStates),
  ],
);

/** Packing from the maker's relation file: boxes in a case, packs of boxes between them. */
export const tracePacking = pgTable(
  'trace_packing',
  {
    code: text('code').primaryKey(),
    parent: text('parent').notNull(),
    batchNo: text('batch_no'),
    expiry: date('expiry', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (table) => [index('trace_packing_parent').on(table.parent.asc().op('text_pattern_ops'))],
);

export const tracePrefixSources = ['list', 'scan'] as const;

/** Products by the start of their codes: 7 digits of a drug trace code, or a GTIN of 14 digits. */
export const tracePrefix = pgTable(
  'trace_prefix',
  {
    prefix: text('prefix').primaryKey(),
    goodsId: reference('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    /** `scan`: from the first code recorded for the product. */
    source: oneOf('source', tracePrefixSources).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('trace_prefix_goods').on(table.goodsId),
    checkOneOf('trace_prefix_source', table.source, tracePrefixSources),
  ],
);
