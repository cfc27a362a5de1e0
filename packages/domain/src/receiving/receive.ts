import { compareDecimals } from '../decimal-arithmetic.ts';
import { parseTraceCode } from '../trace/parse-trace-code.ts';
import type { Delivery, Receipt, ReceiptDraft, ReceiptOutcome, ReceiptScan } from './delivery.ts';
import { restOfBatch } from './receipt-counts.ts';
import { receiveBarcode } from './receive-barcode.ts';
import { differenceOf, receiveUnrecorded } from './receive-unrecorded.ts';

/**
 * Interprets a scan or a count with the delivery and earlier finds. A recorded code identifies its box, and a case's
 * code those of its boxes that were not found yet. Without recorded codes, product and batch decide: by GTIN or prefix,
 * otherwise by `place`. A product barcode counts one unit. The device runs this at once and offline, and the server
 * again where all devices' finds come together.
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
  if (!line || !batch || compareDecimals(quantity, 0) <= 0) return { reason: 'unknown', lineId: null };
  if (compareDecimals(quantity, restOfBatch(line.id, batch, found)) > 0) return { reason: 'excess', lineId: line.id };
  return { receipt: { key, result, lineId: line.id, batchNo: batch.batchNo, quantity, code: null, note: '' } };
}

function receiveCode(delivery: Delivery, found: readonly Receipt[], draft: ReceiptScan): ReceiptOutcome {
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
  if (compareDecimals(quantity, restOfBatch(line.id, batch, found)) > 0) return { reason: 'excess', lineId: line.id };
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
