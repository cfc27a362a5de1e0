import type { Schemas } from '../contract/index.ts';
import type { InvoiceTitle } from './checkout.ts';
import { listOf, record } from './codec.ts';
import type { Page } from './goods-list.ts';

/** pending 开具中, issued 已开具, failed 开具失败, reversed 已红冲. */
export type InvoiceStatus = Schemas['Invoice']['status'];

/** A line of an invoice; amount and tax add up to the paid sum. */
export interface InvoiceLine {
  name: string;
  spec: string;
  unit: string;
  /** Negative on a red-letter invoice, like the amounts. */
  quantity: string;
  /** Without tax. */
  amount: string;
  /** Percent. */
  vatRate: string;
  tax: string;
}

/** An invoice with tax by line (K8). Times in Unix seconds. */
export interface Invoice {
  id: number;
  /** Of the tax platform, 20 digits; null until issued. */
  invoiceNo: string | null;
  /** On a red-letter invoice, the number of the reversed one. */
  reversesNo: string | null;
  kind: Schemas['Invoice']['kind'];
  status: InvoiceStatus;
  title: string;
  taxNo: string;
  /** With tax. */
  amount: string;
  tax: string;
  orderIds: number[];
  orderNos: string[];
  lines: InvoiceLine[];
  /** Formats that can be downloaded. */
  files: Schemas['Invoice']['files'];
  /** Reason for the failure. */
  reason: string | null;
  createdAt: number;
  issuedAt: number | null;
}

export type InvoiceCounts = Schemas['InvoiceCounts'];

/** A page of invoices with the counts of every status. */
export interface InvoicePage extends Page<Invoice> {
  counts: InvoiceCounts;
}

/** Title data as filled in. */
export type InvoiceTitleForm = Pick<InvoiceTitle, 'title' | 'taxNo'> & Partial<InvoiceTitle>;

/** A buyer's invoice request; missing title data is taken from the account. */
export interface InvoiceForm extends Partial<InvoiceTitle> {
  orderIds: number[];
  kind: Invoice['kind'];
}

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
export const invoiceTitleFormCodec = record<Schemas['InvoiceTitleForm'], InvoiceTitleForm>(titleFields);

/** A buyer's invoice request ⇄ the body of `requestInvoice`. */
export const invoiceFormCodec = record<Schemas['InvoiceForm'], InvoiceForm>({
  ...titleFields,
  orderIds: 'order_ids',
  kind: 'kind',
});

const invoiceLineCodec = record<Schemas['InvoiceLine'], InvoiceLine>({
  name: 'name',
  spec: 'ypgg',
  unit: 'bzdw',
  quantity: 'number',
  amount: 'amount',
  vatRate: 'vat_rate',
  tax: 'tax',
});

/** An invoice ⇄ an entry of the data of `listInvoices`. */
export const invoiceCodec = record<Schemas['Invoice'], Invoice>({
  id: 'id',
  invoiceNo: 'invoice_no',
  reversesNo: 'reverses_no',
  kind: 'kind',
  status: 'status',
  title: 'title',
  taxNo: 'tax_no',
  amount: 'amount',
  tax: 'tax',
  orderIds: 'order_ids',
  orderNos: 'order_nos',
  lines: ['lines', listOf(invoiceLineCodec)],
  files: 'files',
  reason: 'reason',
  createdAt: 'created_at',
  issuedAt: 'issued_at',
});

/** A page of invoices ⇄ the data of `listInvoices`. */
export const invoicePageCodec = record<Schemas['InvoicePage'], InvoicePage>({
  list: ['list', listOf(invoiceCodec)],
  total: 'total',
  page: 'page',
  perPage: 'per_page',
  counts: 'counts',
});
