import type { Schemas } from '../contract/index.ts';
import { listOf, record } from './codec.ts';
import { flag } from './values.ts';

/** The result for a received box; all but `accepted` are differences. */
export type ReceiptResult = Schemas['ReceiptResult'];

/** Units of a batch that were shipped. */
export interface DeliveredBatch {
  batchNo: string;
  /** YYYY-MM-DD. */
  expiry: string | null;
  quantity: string;
  /** Expires within 180 days. */
  isNear: boolean;
}

/** A line of a delivery. */
export interface DeliveredLine {
  id: number;
  name: string;
  spec: string;
  maker: string;
  unit: string;
  approvalNo: string;
  /** Printed on the pack; may be empty. */
  barcode: string;
  /** Trace code prefixes of the product. */
  prefixes: string[];
  batches: DeliveredBatch[];
}

/** A box with a trace code that the warehouse recorded. */
export interface DeliveredCode {
  code: string;
  /** The case that contains it. */
  caseCode: string | null;
  lineId: number;
  batchNo: string;
}

/** A receiving result. */
export interface ReceiptEntry {
  /** The device's key for it. */
  key: string;
  result: ReceiptResult;
  /** Null for a product that is not in the delivery. */
  lineId: number | null;
  batchNo: string;
  quantity: string;
  code: string | null;
  /** The actual finding. */
  note: string;
  /** The after-sales case that reports it. */
  afterSalesId: number | null;
}

/** A delivery with its receiving results. Times in Unix seconds. */
export interface Receiving {
  orderId: number;
  orderNo: string;
  /** The receiver's. */
  phone: string;
  shippedAt: number;
  lines: DeliveredLine[];
  codes: DeliveredCode[];
  entries: ReceiptEntry[];
  /** Name of the person who finished it. */
  inspector: string | null;
  finishedAt: number | null;
}

/** A scanned code or counted units, as sent by a device. */
export interface SentReceipt {
  key: string;
  result: ReceiptResult;
  code?: string;
  lineId?: number;
  batchNo?: string;
  quantity?: string;
}

/** One transmission of a device. */
export interface SentReceipts {
  entries?: SentReceipt[];
  /** Keys of entries to undo. */
  undone?: string[];
}

/** All current results, and the rejected entries of the transmission. */
export interface ReceiptAnswer {
  entries: ReceiptEntry[];
  refused: Schemas['ReceiptRefusal'][];
}

/** A report of the differences. */
export interface ReceivingReport {
  description: string;
  phone: string;
  pictures?: string[];
}

const deliveredBatchCodec = record<Schemas['DeliveredBatch'], DeliveredBatch>({
  batchNo: 'pihao',
  expiry: 'yxq',
  quantity: 'number',
  isNear: ['near', flag],
});

const deliveredLineCodec = record<Schemas['DeliveredLine'], DeliveredLine>({
  id: 'id',
  name: 'name',
  spec: 'ypgg',
  maker: 'sccj',
  unit: 'bzdw',
  approvalNo: 'approval_no',
  barcode: 'barcode',
  prefixes: 'prefixes',
  batches: ['batches', listOf(deliveredBatchCodec)],
});

const deliveredCodeCodec = record<Schemas['DeliveredCode'], DeliveredCode>({
  code: 'code',
  caseCode: 'case_code',
  lineId: 'line_id',
  batchNo: 'pihao',
});

const receiptEntryCodec = record<Schemas['ReceiptEntry'], ReceiptEntry>({
  key: 'key',
  result: 'result',
  lineId: 'line_id',
  batchNo: 'pihao',
  quantity: 'number',
  code: 'code',
  note: 'note',
  afterSalesId: 'after_sales_id',
});

const sentReceiptCodec = record<Schemas['ReceiptDraft'], SentReceipt>({
  key: 'key',
  result: 'result',
  code: 'code',
  lineId: 'line_id',
  batchNo: 'pihao',
  quantity: 'number',
});

/** A delivery and its results ⇄ the data of `getReceiving`. */
export const receivingCodec = record<Schemas['Receiving'], Receiving>({
  orderId: 'order_id',
  orderNo: 'order_no',
  phone: 'phone',
  shippedAt: 'shipped_at',
  lines: ['lines', listOf(deliveredLineCodec)],
  codes: ['codes', listOf(deliveredCodeCodec)],
  entries: ['entries', listOf(receiptEntryCodec)],
  inspector: 'inspector',
  finishedAt: 'finished_at',
});

/** A transmission ⇄ the body of `addReceipts`. */
export const sentReceiptsCodec = record<Schemas['ReceiptForm'], SentReceipts>({
  entries: ['entries', listOf(sentReceiptCodec)],
  undone: 'undone',
});

/** The answer ⇄ the data of `addReceipts`. */
export const receiptAnswerCodec = record<Schemas['ReceiptAnswer'], ReceiptAnswer>({
  entries: ['entries', listOf(receiptEntryCodec)],
  refused: 'refused',
});

/** A report of the differences ⇄ the body of `reportReceiving`. */
export const receivingReportCodec = record<Schemas['ReceivingReportForm'], ReceivingReport>({
  description: 'describe',
  phone: 'phone',
  pictures: 'pictures',
});
