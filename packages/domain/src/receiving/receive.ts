import { compareMoney } from '../money/arithmetic.ts';
import { isSameBatchNo, parseTraceCode, type ReadTraceCode } from '../trace/parse-trace-code.ts';
import { normalizeText } from '../validation/normalize-text.ts';
import { restOfBatch } from './receipt-counts.ts';

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
 * which; a code that may be anybody's, say of which goods it is.
 */
export type ReceiptReason = 'unreadable' | 'repeated' | 'excess' | 'choose_batch' | 'unknown';

export type ReceiptOutcome = { receipt: Receipt } | { reason: ReceiptReason; lineId: number | null };

/**
 * What a scan or a count means beside what was shipped and what was found before. A code that was recorded when it was
 * shipped stands for its box, that of a case for those of its boxes that were not found yet. Where no codes were recorded,
 * goods and batch decide: by GTIN or prefix, else by `place`. A barcode of the goods counts one unit. The same is asked
 * on the device, at once and without a network, and by the server, where the finds of all devices come together.
 *
 * @example receive(delivery, [], { key: 'a1', result: 'accepted', code: '81234560000000000017' })
 * // { receipt: { result: 'accepted', lineId: 31, batchNo: '202601012', quantity: '1', … } }
 * // of another batch: { receipt: { result: 'wrong_batch', note: '实物批号 B9', … } }
 */
export function receive(delivery: Delivery, found: readonly Receipt[], draft: ReceiptDraft): ReceiptOutcome {
  if ('code' in draft) return receiveCode(delivery, found, draft);
  const { key, result, place, quantity } = draft;
  const line = delivery.lines.find(({ id }) => id === place.lineId);
  const batch = line?.batches.find(({ batchNo }) => batchNo === place.batchNo);
  if (!line || !batch || compareMoney(quantity, 0) <= 0) return { reason: 'unknown', lineId: null };
  if (compareMoney(quantity, restOfBatch(line.id, batch, found)) > 0) return { reason: 'excess', lineId: line.id };
  return { receipt: { key, result, lineId: line.id, batchNo: batch.batchNo, quantity, code: null, note: '' } };
}

type Scan = Extract<ReceiptDraft, { code: string }>;

function receiveCode(delivery: Delivery, found: readonly Receipt[], draft: Scan): ReceiptOutcome {
  const batchNos = delivery.lines.flatMap(({ batches }) => batches.map(({ batchNo }) => batchNo));
  const read = parseTraceCode(draft.code, batchNos);
  if (read.kind === 'unreadable') return receiveBarcode(delivery, found, draft);
  const scanned = new Set(found.map(({ code }) => code));
  const boxes = delivery.codes.filter(({ code, caseCode }) => read.code === code || read.code === caseCode);
  const rest = boxes.filter(({ code, caseCode }) => !scanned.has(code) && !(caseCode && scanned.has(caseCode)));
  const [box] = rest;
  if (scanned.has(read.code) || (boxes.length > 0 && !box)) {
    return { reason: 'repeated', lineId: boxes[0]?.lineId ?? null };
  }
  if (!box) return receiveUnrecorded(delivery, found, draft, read);
  const line = delivery.lines.find(({ id }) => id === box.lineId);
  const batch = line?.batches.find(({ batchNo }) => batchNo === box.batchNo);
  if (!line || !batch) return { reason: 'unknown', lineId: null };
  const quantity = String(rest.length);
  if (compareMoney(quantity, restOfBatch(line.id, batch, found)) > 0) return { reason: 'excess', lineId: line.id };
  const { key, result } = draft;
  const differs = differenceOf(read, batch);
  return {
    receipt: {
      key,
      result: differs && result === 'accepted' ? 'wrong_batch' : result,
      lineId: line.id,
      batchNo: batch.batchNo,
      quantity,
      code: read.code,
      note: differs,
    },
  };
}

/** What a box says that differs from its shipped batch, in words; empty where nothing does. */
function differenceOf({ batchNo, expiry }: Pick<ReadTraceCode, 'batchNo' | 'expiry'>, batch: DeliveredBatch): string {
  if (batchNo !== null && batch.batchNo !== '' && !isSameBatchNo(batchNo, batch.batchNo)) return `实物批号 ${batchNo}`;
  return expiry !== null && batch.expiry !== null && expiry !== batch.expiry ? `实物效期 ${expiry}` : '';
}

/** A trace code that nobody recorded for this delivery. */
function receiveUnrecorded(
  delivery: Delivery,
  found: readonly Receipt[],
  { key, result, place }: Scan,
  read: ReadTraceCode,
): ReceiptOutcome {
  const receipt = { key, quantity: '1', code: read.code };
  const recorded = new Set(delivery.codes.map(({ lineId }) => lineId));
  const named = delivery.lines.filter((line) => isOfLine(line, read.prefix));
  const chosen = delivery.lines.filter(({ id }) => id === place?.lineId);
  const lines = (named.length > 0 ? named : chosen).filter(({ id }) => !recorded.has(id));
  const [line] = lines;
  if (!line) {
    const mayBeOurs = delivery.lines.some(({ id, prefixes }) => !recorded.has(id) && prefixes.length === 0);
    if (named.length === 0 && mayBeOurs) return { reason: 'unknown', lineId: null };
    const note = read.batchNo === null ? '' : `实物批号 ${read.batchNo}`;
    return { receipt: { ...receipt, result: 'foreign', lineId: named[0]?.id ?? null, batchNo: '', note } };
  }
  const open = openBatches(lines, found);
  const isRead = ({ batchNo }: DeliveredBatch) => read.batchNo !== null && isSameBatchNo(read.batchNo, batchNo);
  const right = open.find(({ batch }) => isRead(batch));
  const isFull = right === undefined && lines.some(({ batches }) => batches.some(isRead));
  if (open.length === 0 || isFull) return { reason: 'excess', lineId: line.id };
  // A box of another batch stands for one that was shipped.
  const at = right ?? atPlace(open, place) ?? (open.length === 1 || read.batchNo !== null ? open[0] : undefined);
  if (!at) return { reason: 'choose_batch', lineId: line.id };
  const note = differenceOf(read, at.batch);
  return {
    receipt: {
      ...receipt,
      result: note && result === 'accepted' ? 'wrong_batch' : result,
      lineId: at.line.id,
      batchNo: at.batch.batchNo,
      note,
    },
  };
}

const isOfLine = ({ prefixes, barcode }: DeliveredLine, prefix: string | null) =>
  prefix !== null && (prefixes.includes(prefix) || (barcode !== '' && prefix === barcode.padStart(14, '0')));

/** The barcode of goods says nothing of the box: it counts one unit of the batch that is open. */
function receiveBarcode(
  delivery: Delivery,
  found: readonly Receipt[],
  { key, result, code, place }: Scan,
): ReceiptOutcome {
  const digits = normalizeText(code).replace(/\s/g, '');
  const named = delivery.lines.filter(({ barcode }) => barcode !== '' && barcode === digits);
  // A pack shows both: where codes were recorded, the barcode beside one says nothing.
  const lines = named.filter(({ id }) => !delivery.codes.some(({ lineId }) => lineId === id));
  const [line] = lines;
  if (!line) {
    return named.length === 0 && /^\d{8,14}$/.test(digits)
      ? {
          receipt: {
            key,
            result: 'foreign',
            lineId: null,
            batchNo: '',
            quantity: '1',
            code: null,
            note: `条码 ${digits}`,
          },
        }
      : { reason: 'unreadable', lineId: null };
  }
  const open = openBatches(lines, found);
  const at = atPlace(open, place) ?? (open.length === 1 ? open[0] : undefined);
  if (!at) return { reason: open.length === 0 ? 'excess' : 'choose_batch', lineId: line.id };
  return {
    receipt: { key, result, lineId: at.line.id, batchNo: at.batch.batchNo, quantity: '1', code: null, note: '' },
  };
}

type OpenBatch = { line: DeliveredLine; batch: DeliveredBatch };

const atPlace = (open: readonly OpenBatch[], place: ReceiptPlace | undefined) =>
  open.find(({ line, batch }) => line.id === place?.lineId && batch.batchNo === place.batchNo);

const openBatches = (lines: readonly DeliveredLine[], found: readonly Receipt[]): OpenBatch[] =>
  lines
    .flatMap((line) => line.batches.map((batch) => ({ line, batch })))
    .filter(({ line, batch }) => compareMoney(restOfBatch(line.id, batch, found), 0) > 0);
