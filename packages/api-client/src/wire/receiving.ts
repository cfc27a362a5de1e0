import type { Schemas } from '../contract/index.ts';
import { listOf, record } from './codec.ts';
import { flag } from './values.ts';

/** What a box was found to be; all but `accepted` are differences. */
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
  /** On the pack; may be empty. */
  barcode: string;
  /** How trace codes of the goods begin. */
  prefixes: string[];
  batches: DeliveredBatch[];
}

/** A box with a trace code that the warehouse recorded. */
export interface DeliveredCode {
  code: string;
  /** The case that it is packed in. */
  caseCode: string | null;
  lineId: number;
  batchNo: string;
}

/** Something that was found of a delivery. */
export interface ReceiptEntry {
  /** The device's name of it. */
  key: string;
  result: ReceiptResult;
  /** Null: goods that the delivery does not hold. */
  lineId: number | null;
  batchNo: string;
  quantity: string;
  code: string | null;
  /** What was found instead. */
  note: string;
  /** The after-sales case that it was reported in. */
  afterSalesId: number | null;
}

/** What was shipped, and what was found of it. Times in Unix seconds. */
export interface Receiving {
  orderId: number;
  orderNo: string;
  /** Of the receiver. */
  phone: string;
  shippedAt: number;
  lines: DeliveredLine[];
  codes: DeliveredCode[];
  entries: ReceiptEntry[];
  /** Who finished it. */
  inspector: string | null;
  finishedAt: number | null;
}

/** A code that was scanned, or units that were counted, as a device sends it. */
export interface SentReceipt {
  key: string;
  result: ReceiptResult;
  code?: string;
  lineId?: number;
  batchNo?: string;
  quantity?: string;
}

/** What a device sends at once. */
export interface SentReceipts {
  entries?: SentReceipt[];
  /** Keys of entries to take back. */
  undone?: string[];
}

/** All that stands now, and what was not taken of what was sent. */
export interface ReceiptAnswer {
  entries: ReceiptEntry[];
  refused: Schemas['ReceiptRefusal'][];
}

/** What makes an after-sales case of the differences. */
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

/** A delivery and what was found of it ⇄ the data of `getReceiving`. */
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

/** What a device sends ⇄ the body of `addReceipts`. */
export const sentReceiptsCodec = record<Schemas['ReceiptForm'], SentReceipts>({
  entries: ['entries', listOf(sentReceiptCodec)],
  undone: 'undone',
});

/** What came of it ⇄ the data of `addReceipts`. */
export const receiptAnswerCodec = record<Schemas['ReceiptAnswer'], ReceiptAnswer>({
  entries: ['entries', listOf(receiptEntryCodec)],
  refused: 'refused',
});

/** What makes a case of the differences ⇄ the body of `reportReceiving`. */
export const receivingReportCodec = record<Schemas['ReceivingReportForm'], ReceivingReport>({
  description: 'describe',
  phone: 'phone',
  pictures: 'pictures',
});
