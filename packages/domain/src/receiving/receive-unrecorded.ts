import { addDecimals, compareDecimals, subtractDecimals } from '../decimal-arithmetic.ts';
import { isSameBatchNo } from '../trace/batch-no.ts';
import { isCaseGtin } from '../trace/gtin.ts';
import type { ReadTraceCode } from '../trace/parse-trace-code.ts';
import type { DeliveredBatch, DeliveredLine, Delivery, Receipt, ReceiptOutcome, ReceiptScan } from './delivery.ts';
import { atPlace, openBatchesOf } from './open-batch.ts';

/** The differences between a box and its shipped batch in words; empty if there are none. */
export function differenceOf(
  { batchNo, expiry }: Pick<ReadTraceCode, 'batchNo' | 'expiry'>,
  batch: DeliveredBatch,
): string {
  if (batchNo !== null && batch.batchNo !== '' && !isSameBatchNo(batchNo, batch.batchNo)) return `实物批号 ${batchNo}`;
  return expiry !== null && batch.expiry !== null && expiry !== batch.expiry ? `实物效期 ${expiry}` : '';
}

/** A trace code that was not recorded for this delivery. */
export function receiveUnrecorded(
  delivery: Delivery,
  found: readonly Receipt[],
  { key, result, place }: ReceiptScan,
  read: ReadTraceCode,
): ReceiptOutcome {
  const receipt = { key, quantity: '1', code: read.code };
  if (isCase(delivery, read)) return { reason: 'unknown_case', lineId: null };
  const recorded = recordedLines(delivery);
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
  const open = openBatchesOf(lines, found).filter(({ line, batch }) => hasPlace(delivery, found, line.id, batch));
  const isRead = ({ batchNo }: DeliveredBatch) => read.batchNo !== null && isSameBatchNo(read.batchNo, batchNo);
  const right = open.find(({ batch }) => isRead(batch));
  const isFull = right === undefined && lines.some(({ batches }) => batches.some(isRead));
  if (open.length === 0 || isFull) return { reason: 'excess', lineId: line.id };
  // A box of another batch replaces one that was shipped.
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

const isCase = ({ lines }: Delivery, { kind, prefix }: ReadTraceCode) =>
  kind === 'sscc' ||
  (kind === 'gs1' && lines.some(({ barcode }) => barcode !== '' && isCaseGtin(prefix ?? '', toGtin(barcode))));

/** Lines whose boxes all have recorded codes. */
const recordedLines = ({ lines, codes }: Delivery) => {
  const counts = new Map<number, number>();
  for (const { lineId } of codes) counts.set(lineId, (counts.get(lineId) ?? 0) + 1);
  const isRecorded = ({ id, batches }: DeliveredLine) =>
    compareDecimals(counts.get(id) ?? 0, addDecimals('0', ...batches.map(({ quantity }) => quantity))) >= 0;
  return new Set(lines.filter(isRecorded).map(({ id }) => id));
};

/** Whether a batch has a box without a recorded code that was not found yet. */
const hasPlace = ({ codes }: Delivery, found: readonly Receipt[], lineId: number, batch: DeliveredBatch) => {
  const isOf = (each: { lineId: number | null; batchNo: string }) =>
    each.lineId === lineId && each.batchNo === batch.batchNo;
  const recorded = codes.filter(isOf);
  const known = new Set(recorded.flatMap(({ code, caseCode }) => [code, caseCode]));
  const others = found.filter((each) => isOf(each) && each.result !== 'foreign' && each.code && !known.has(each.code));
  return compareDecimals(subtractDecimals(batch.quantity, recorded.length + others.length), 0) > 0;
};

const toGtin = (barcode: string) => barcode.padStart(14, '0');

const isOfLine = ({ prefixes, barcode }: DeliveredLine, prefix: string | null) =>
  prefix !== null && (prefixes.includes(prefix) || (barcode !== '' && prefix === toGtin(barcode)));
