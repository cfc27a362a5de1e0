/** What a box, or a number of them, was found to be; all but `accepted` are differences. */
export type ReceiptResult = 'accepted' | 'short' | 'broken' | 'short_life' | 'wrong_batch' | 'foreign';

/** What each result is called, wherever it is shown. */
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
  /** Empty where none is known. */
  batchNo: string;
  /** `YYYY-MM-DD`. */
  expiry: string | null;
  quantity: string;
}

/** A line of a delivery. */
export interface DeliveredLine {
  id: number;
  /** On the pack; may be empty. */
  barcode: string;
  /** How trace codes of the goods begin: 7 digits, or a GTIN of 14. */
  prefixes: readonly string[];
  batches: readonly DeliveredBatch[];
}

/** A box whose trace code was recorded when it was shipped. */
export interface DeliveredCode {
  /** As `parseTraceCode` writes it. */
  code: string;
  /** The case that it is packed in. */
  caseCode: string | null;
  lineId: number;
  batchNo: string;
}

/** What was shipped. */
export interface Delivery {
  lines: readonly DeliveredLine[];
  /** Empty where none was recorded. */
  codes: readonly DeliveredCode[];
}

/** Something that was found of a delivery. */
export interface Receipt {
  /** Names it; of a repeat there is one. */
  key: string;
  result: ReceiptResult;
  /** The line that it stands for, or whose goods a `foreign` box holds; null for goods that the delivery does not hold. */
  lineId: number | null;
  /** The shipped batch that it stands for. */
  batchNo: string;
  quantity: string;
  code: string | null;
  /** What was found instead; may be empty. */
  note: string;
}

/** Where units belong. */
export interface ReceiptPlace {
  lineId: number;
  batchNo: string;
}

/** What somebody scans, or counts. */
export type ReceiptDraft = { key: string; result: ReceiptResult } & (
  | { code: string; place?: ReceiptPlace | undefined }
  | { place: ReceiptPlace; quantity: string }
);

/**
 * Why something cannot be taken: no code that can be read; scanned before; more than was shipped; several batches, say
 * which; a code that may be anybody's, say of which goods it is; a case of which nobody knows what is in it.
 */
export type ReceiptReason = 'unreadable' | 'repeated' | 'excess' | 'choose_batch' | 'unknown' | 'unknown_case';

export type ReceiptOutcome = { receipt: Receipt } | { reason: ReceiptReason; lineId: number | null };

/** A draft of a code. */
export type ReceiptScan = Extract<ReceiptDraft, { code: string }>;
