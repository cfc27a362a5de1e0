import { normalizeText } from '../validation/normalize-text.ts';
import type { Delivery, Receipt, ReceiptOutcome, ReceiptScan } from './delivery.ts';
import { atPlace, openBatchesOf } from './open-batch.ts';

/** A product barcode does not identify a box: it counts one unit of the open batch. */
export function receiveBarcode(
  delivery: Delivery,
  found: readonly Receipt[],
  { key, result, code, place }: ReceiptScan,
): ReceiptOutcome {
  const digits = normalizeText(code).replace(/\s/g, '');
  const named = delivery.lines.filter(({ barcode }) => barcode !== '' && barcode === digits);
  // A pack shows both: with recorded codes, the barcode next to one adds nothing.
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
  const open = openBatchesOf(lines, found);
  const at = atPlace(open, place) ?? (open.length === 1 ? open[0] : undefined);
  if (!at) return { reason: open.length === 0 ? 'excess' : 'choose_batch', lineId: line.id };
  return {
    receipt: { key, result, lineId: at.line.id, batchNo: at.batch.batchNo, quantity: '1', code: null, note: '' },
  };
}
