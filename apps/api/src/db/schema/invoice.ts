import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { bytes, checkOneOf, createdAt, id, instant, money, oneOf, quantity, reference } from './columns.ts';
import { order } from './order.ts';
import { orderLine } from './order-line.ts';
import { orderReturn } from './order-return.ts';

export const issuedKinds = ['normal', 'special'] as const;
export const invoiceStatuses = ['pending', 'issued', 'failed', 'reversed'] as const;
export const invoiceFormats = ['pdf', 'ofd', 'xml'] as const;

const titleColumns = {
  title: text('title').notNull(),
  taxNo: text('tax_no').notNull(),
  address: text('address').notNull().default(''),
  phone: text('phone').notNull().default(''),
  bank: text('bank').notNull().default(''),
  account: text('account').notNull().default(''),
  email: text('email').notNull().default(''),
};

export const invoiceTitle = pgTable('invoice_title', {
  buyerId: reference('buyer_id')
    .primaryKey()
    .references(() => buyer.id, { onDelete: 'cascade' }),
  ...titleColumns,
});

/** An invoice with a copy of its title data. A red-letter invoice has negative amounts. */
export const invoice = pgTable(
  'invoice',
  {
    id: id(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    /** Of the tax platform: 20 digits. 演示 and 6 digits: a sample of the demonstration. */
    no: text('no').unique(),
    kind: oneOf('kind', issuedKinds).notNull(),
    status: oneOf('status', invoiceStatuses).notNull().default('pending'),
    ...titleColumns,
    amount: money('amount').notNull(),
    tax: money('tax').notNull(),
    reason: text('reason'),
    /** For a red-letter invoice: the invoice that it reverses, and its return. */
    reversesId: reference('reverses_id'),
    returnId: reference('return_id').references(() => orderReturn.id),
    issuedAt: instant('issued_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('invoice_buyer').on(table.buyerId, table.id),
    uniqueIndex('invoice_one_of_return').on(table.returnId, table.reversesId),
    checkOneOf('invoice_kind', table.kind, issuedKinds),
    checkOneOf('invoice_status', table.status, invoiceStatuses),
    check('invoice_no', sql`${table.no} ~ '^([0-9]{20}|演示[0-9]{6})$'`),
    check('invoice_numbered', sql`(${table.no} is not null) = (${table.status} in ('issued', 'reversed'))`),
    check(
      'invoice_sign',
      sql`case when ${table.reversesId} is null then ${table.amount} > 0 else ${table.amount} < 0 end`,
    ),
  ],
);

/** The orders of an invoice; each order has at most one invoice that is requested or valid. */
export const invoiceOrder = pgTable(
  'invoice_order',
  {
    invoiceId: reference('invoice_id')
      .notNull()
      .references(() => invoice.id, { onDelete: 'cascade' }),
    orderId: reference('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    counts: boolean('counts').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.orderId] }),
    uniqueIndex('invoice_order_once').on(table.orderId).where(sql`${table.counts}`),
  ],
);

export const invoiceLine = pgTable(
  'invoice_line',
  {
    id: id(),
    invoiceId: reference('invoice_id')
      .notNull()
      .references(() => invoice.id, { onDelete: 'cascade' }),
    /** Null: the shipping of its orders. */
    orderLineId: reference('order_line_id').references(() => orderLine.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    spec: text('spec').notNull().default(''),
    unit: text('unit').notNull().default(''),
    quantity: quantity('quantity').notNull(),
    /** Without tax. */
    amount: money('amount').notNull(),
    vatRate: smallint('vat_rate').notNull(),
    tax: money('tax').notNull(),
  },
  (table) => [index('invoice_line_invoice').on(table.invoiceId, table.id)],
);

/** The files of an issued invoice, byte for byte as the tax platform made them. */
export const invoiceFile = pgTable(
  'invoice_file',
  {
    invoiceId: reference('invoice_id')
      .notNull()
      .references(() => invoice.id, { onDelete: 'cascade' }),
    format: oneOf('format', invoiceFormats).notNull(),
    content: bytes('content').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.format] }),
    checkOneOf('invoice_file_format', table.format, invoiceFormats),
  ],
);
