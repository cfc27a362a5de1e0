import type { Schemas } from '../contract/index.ts';
import { listOf, type Model, recordOf } from './codec.ts';
import { flag } from './values.ts';

/** The result for a received box; all but `accepted` are differences. */
export type ReceiptResult = Schemas['ReceiptResult'];

const deliveredBatchCodec = recordOf('DeliveredBatch', {
  batchNo: 'pihao',
  /** YYYY-MM-DD. */
  expiry: 'yxq',
  quantity: 'number',
  /** Expires within 180 days. */
  isNear: ['near', flag],
});

/** Units of a batch that were shipped. */
export interface DeliveredBatch extends Model<typeof deliveredBatchCodec> {}

const deliveredLineCodec = recordOf('DeliveredLine', {
  id: 'id',
  name: 'name',
  spec: 'ypgg',
  maker: 'sccj',
  unit: 'bzdw',
  approvalNo: 'approval_no',
  /** May be empty. */
  storage: 'storage',
  /** Printed on the pack; may be empty. */
  barcode: 'barcode',
  /** Trace code prefixes of the product. */
  prefixes: 'prefixes',
  batches: ['batches', listOf(deliveredBatchCodec)],
});

/** A line of a delivery. */
export interface DeliveredLine extends Model<typeof deliveredLineCodec> {}

const deliveredCodeCodec = recordOf('DeliveredCode', {
  code: 'code',
  /** The case that contains it. */
  caseCode: 'case_code',
  lineId: 'line_id',
  batchNo: 'pihao',
});

/** A box with a trace code that the warehouse recorded. */
export interface DeliveredCode extends Model<typeof deliveredCodeCodec> {}

const receiptEntryCodec = recordOf('ReceiptEntry', {
  /** The device's key for it. */
  key: 'key',
  result: 'result',
  /** Null for a product that is not in the delivery. */
  lineId: 'line_id',
  batchNo: 'pihao',
  quantity: 'number',
  code: 'code',
  /** The actual finding. */
  note: 'note',
  /** The after-sales case that reports it. */
  afterSalesId: 'after_sales_id',
});

/** A receiving result. */
export interface ReceiptEntry extends Model<typeof receiptEntryCodec> {}

const sentReceiptCodec = recordOf('ReceiptDraft', {
  key: 'key',
  result: 'result',
  code: 'code',
  lineId: 'line_id',
  batchNo: 'pihao',
  quantity: 'number',
});

/** A scanned code or counted units, as sent by a device. */
export interface SentReceipt extends Model<typeof sentReceiptCodec> {}

/** A delivery and its results ⇄ the data of `getReceiving`. */
export const receivingCodec = recordOf('Receiving', {
  orderId: 'order_id',
  orderNo: 'order_no',
  /** The receiver's. */
  phone: 'phone',
  shippedAt: 'shipped_at',
  lines: ['lines', listOf(deliveredLineCodec)],
  codes: ['codes', listOf(deliveredCodeCodec)],
  entries: ['entries', listOf(receiptEntryCodec)],
  /** Name of the person who finished it. */
  inspector: 'inspector',
  finishedAt: 'finished_at',
});

/** A delivery with its receiving results. Times in Unix seconds. */
export interface Receiving extends Model<typeof receivingCodec> {}

/** A transmission ⇄ the body of `addReceipts`. */
export const sentReceiptsCodec = recordOf('ReceiptForm', {
  entries: ['entries', listOf(sentReceiptCodec)],
  /** Keys of entries to undo. */
  undone: 'undone',
});

/** One transmission of a device. */
export interface SentReceipts extends Model<typeof sentReceiptsCodec> {}

/** The answer ⇄ the data of `addReceipts`. */
export const receiptAnswerCodec = recordOf('ReceiptAnswer', {
  entries: ['entries', listOf(receiptEntryCodec)],
  refused: 'refused',
});

/** All current results, and the rejected entries of the transmission. */
export interface ReceiptAnswer extends Model<typeof receiptAnswerCodec> {}

/** A report of the differences ⇄ the body of `reportReceiving`. */
export const receivingReportCodec = recordOf('ReceivingReportForm', {
  description: 'describe',
  phone: 'phone',
  pictures: 'pictures',
});

/** A report of the differences. */
export interface ReceivingReport extends Model<typeof receivingReportCodec> {}
