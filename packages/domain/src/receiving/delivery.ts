/** The result for one or more boxes; all but `accepted` are differences. */
export type ReceiptResult = 'accepted' | 'short' | 'broken' | 'short_life' | 'wrong_batch' | 'foreign';

/** The label of each result. */
export const receiptResultNames: Readonly<Record<ReceiptResult, string>> = {
  accepted: '合格',
  short: '少货',
  broken: '破损',
  short_life: '效期过短',
  wrong_batch: '批号不符',
  foreign: '非本单商品',
};

/** Units of a batch that were shipped. */
export interface DeliveredBatch {
  /** Empty if unknown. */
  batchNo: string;
  /** `YYYY-MM-DD`. */
  expiry: string | null;
  quantity: string;
}

/** A line of a delivery. */
export interface DeliveredLine {
  id: number;
  /** Printed on the pack; may be empty. */
  barcode: string;
  /** Trace code prefixes of the product: 7 digits, or a GTIN of 14. */
  prefixes: readonly string[];
  batches: readonly DeliveredBatch[];
}

/** A box whose trace code was recorded when it was shipped. */
export interface DeliveredCode {
  /** In the format of `parseTraceCode`. */
  code: string;
  /** The case that contains it. */
  caseCode: string | null;
  lineId: number;
  batchNo: string;
}

/** A shipped delivery. */
export interface Delivery {
  lines: readonly DeliveredLine[];
  /** Empty if none was recorded. */
  codes: readonly DeliveredCode[];
}

/** A receiving result. */
export interface Receipt {
  /** Unique key; repeated finds with one key are one. */
  key: string;
  result: ReceiptResult;
  /**
   * The line it belongs to, or of a `foreign` box the line with its product; null if the product is not in the
   * delivery.
   */
  lineId: number | null;
  /** The shipped batch it belongs to. */
  batchNo: string;
  quantity: string;
  code: string | null;
  /** The actual finding; may be empty. */
  note: string;
}

/** The batch of a line that units belong to. */
export interface ReceiptPlace {
  lineId: number;
  batchNo: string;
}

/** The input of a scan or a count. */
export type ReceiptDraft = { key: string; result: ReceiptResult } & (
  | { code: string; place?: ReceiptPlace | undefined }
  | { place: ReceiptPlace; quantity: string }
);

/**
 * Why a find is rejected: unreadable code; scanned before; more than was shipped; several batches, choose one; an
 * ambiguous code, choose the product; a case with unknown content.
 */
export type ReceiptReason = 'unreadable' | 'repeated' | 'excess' | 'choose_batch' | 'unknown' | 'unknown_case';

export type ReceiptOutcome = { receipt: Receipt } | { reason: ReceiptReason; lineId: number | null };

/** A receipt without its key. */
export type ReceiptScan = Extract<ReceiptDraft, { code: string }>;
