import type { Schemas } from '../contract/index.ts';
import { listOf, type Model, record, recordOf } from './codec.ts';

/** pending 开具中, issued 已开具, failed 开具失败, reversed 已红冲. */
export type InvoiceStatus = Schemas['Invoice']['status'];

export type InvoiceCounts = Schemas['InvoiceCounts'];

const titleFields = {
  title: 'title',
  taxNo: 'tax_no',
  address: 'address',
  phone: 'phone',
  bank: 'bank',
  account: 'account',
  email: 'email',
} as const;

/** Title data as filled in ⇄ the body of `changeInvoiceTitle`. */
export const invoiceTitleFormCodec = recordOf('InvoiceTitleForm', titleFields);

/** Title data as filled in. */
export interface InvoiceTitleForm extends Model<typeof invoiceTitleFormCodec> {}

/** Problems of title data by wire name, as a refusal has them. */
export const writeInvoiceTitleProblems = record<
  Partial<Record<keyof Schemas['InvoiceTitleForm'], string>>,
  Partial<Record<keyof typeof titleFields, string>>
>(titleFields).write;

/** A buyer's invoice request ⇄ the body of `requestInvoice`. */
export const invoiceFormCodec = recordOf('InvoiceForm', {
  ...titleFields,
  orderIds: 'order_ids',
  kind: 'kind',
});

/** A buyer's invoice request; missing title data is taken from the account. */
export interface InvoiceForm extends Model<typeof invoiceFormCodec> {}

const invoiceLineCodec = recordOf('InvoiceLine', {
  name: 'name',
  spec: 'ypgg',
  unit: 'bzdw',
  /** Negative on a red-letter invoice, like the amounts. */
  quantity: 'number',
  /** Without tax. */
  amount: 'amount',
  /** Percent. */
  vatRate: 'vat_rate',
  tax: 'tax',
});

/** A line of an invoice; amount and tax add up to the paid sum. */
export interface InvoiceLine extends Model<typeof invoiceLineCodec> {}

/** An invoice ⇄ an entry of the data of `listInvoices`. */
export const invoiceCodec = recordOf('Invoice', {
  id: 'id',
  /** Of the tax platform, 20 digits; null until issued. */
  invoiceNo: 'invoice_no',
  /** On a red-letter invoice, the number of the reversed one. */
  reversesNo: 'reverses_no',
  kind: 'kind',
  status: 'status',
  title: 'title',
  taxNo: 'tax_no',
  /** With tax. */
  amount: 'amount',
  tax: 'tax',
  orderIds: 'order_ids',
  orderNos: 'order_nos',
  lines: ['lines', listOf(invoiceLineCodec)],
  /** Formats that can be downloaded. */
  files: 'files',
  /** Reason for the failure. */
  reason: 'reason',
  createdAt: 'created_at',
  issuedAt: 'issued_at',
});

/** An invoice with tax by line (K8). Times in Unix seconds. */
export interface Invoice extends Model<typeof invoiceCodec> {}

/** A page of invoices ⇄ the data of `listInvoices`. */
export const invoicePageCodec = recordOf('InvoicePage', {
  list: ['list', listOf(invoiceCodec)],
  total: 'total',
  page: 'page',
  perPage: 'per_page',
  counts: 'counts',
});

/** A page of invoices with the counts of every status. */
export interface InvoicePage extends Model<typeof invoicePageCodec> {}
