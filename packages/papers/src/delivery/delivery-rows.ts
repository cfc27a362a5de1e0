import type { PaperLine } from '../facts.ts';
import type { PaperCode } from './trace-codes.ts';

/** One batch of one line of a delivery: a row of the delivery note and of the manifest. */
export type DeliveryRow = {
  /** Counts the rows from 1. */
  place: number;
  line: PaperLine;
  batchNo: string;
  expiry: string | null;
  quantity: string;
  /** Number of boxes with recorded trace codes. */
  codeCount: number;
};

export const deliveryRows = (lines: readonly PaperLine[], codes: readonly PaperCode[] = []): DeliveryRow[] =>
  lines
    .flatMap((line) => line.batches.map((batch) => ({ line, ...batch })))
    .map((row, index) => ({
      ...row,
      place: index + 1,
      codeCount: codes.filter(({ lineId, batchNo }) => lineId === row.line.id && batchNo === row.batchNo).length,
    }));
