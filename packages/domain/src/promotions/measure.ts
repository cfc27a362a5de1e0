import { fromUnits, fromUnitsShort, MONEY_SCALE, QUANTITY_SCALE } from '../decimal.ts';
import { counts, type WorkLine } from '../pricing/work-line.ts';
import type { Measure } from './types.ts';

/** The measure of the counted lines: remaining money in cents, or pieces in 10^-3. */
export function measureLines(
  lines: readonly WorkLine[],
  left: readonly bigint[],
  indices: readonly number[],
  measure: Measure,
): bigint {
  let sum = 0n;
  for (const index of indices) {
    const line = lines[index] as WorkLine; // indices of lines
    if (counts(line)) sum += measure === 'money' ? (left[index] as bigint) : line.quantity;
  }
  return sum;
}

/** Decimals of a measure's unit. */
export function measureScale(measure: Measure): number {
  return measure === 'money' ? MONEY_SCALE : QUANTITY_SCALE;
}

/** A measured value as text: money with 2 decimals, pieces without trailing zeros. */
export function writeMeasure(units: bigint, measure: Measure): string {
  return measure === 'money' ? fromUnits(units, MONEY_SCALE) : fromUnitsShort(units, QUANTITY_SCALE);
}

/** A measured value in a sentence: `¥120.00` or `5件`. */
export function measureText(value: string, measure: Measure): string {
  return measure === 'money' ? `¥${value}` : `${value}件`;
}
