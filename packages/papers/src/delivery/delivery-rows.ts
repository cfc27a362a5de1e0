import type { PaperLine } from '../facts.ts';

/** One batch of one line of a delivery: a row of the delivery note and of the manifest. */
export type DeliveryRow = {
  /** Counts the rows from 1. */
  place: number;
  line: PaperLine;
  batchNo: string;
  expiry: string | null;
  quantity: string;
};

export const deliveryRows = (lines: readonly PaperLine[]): DeliveryRow[] =>
  lines
    .flatMap((line) => line.batches.map((batch) => ({ line, ...batch })))
    .map((row, index) => ({ ...row, place: index + 1 }));
