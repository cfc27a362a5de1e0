import { type Decimal, fromUnitsShort, parseDecimal, QUANTITY_SCALE, rescale, toUnits } from '../decimal.ts';
import { normalizeText } from '../validation/normalize-text.ts';
import type { QuantityLimits } from './quantity-limits.ts';

/** Shown at the maximum (Q4). */
export const maximumReachedText = '已达最大购买量';

/** Spreadsheet format: `1,200`. */
const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/** Significant digits of a number; the rest is float drift (`0.7 + 0.1` means 0.8). */
const NUMBER_DIGITS = 15;

/**
 * Turns typed text into a quantity (Q3, Q7): rounded down to full steps; below the minimum, or not a number, it becomes
 * the minimum; above the maximum, the maximum. `reachedMaximum` says to show 已达最大购买量 (Q4). Accepts full-width
 * digits, the Chinese full stop and thousands separators (V6). `count` adds so many steps first (Q7), to 0 if the text is
 * no number. If nothing can be bought (the maximum is below the minimum) the quantity is `0`.
 *
 * @example clampQuantity('57', { min: '10', max: '90', step: '10' }) // { quantity: '50', reachedMaximum: false }
 */
export function clampQuantity(
  value: unknown,
  limits: Pick<QuantityLimits, 'min' | 'max' | 'step'>,
  count = 0,
): { quantity: string; reachedMaximum: boolean } {
  const min = toUnits(limits.min, QUANTITY_SCALE);
  const max = toUnits(limits.max, QUANTITY_SCALE);
  const step = toUnits(limits.step, QUANTITY_SCALE);
  if (step <= 0n || max < min) return { quantity: '0', reachedMaximum: true };
  const decimal = readTyped(value);
  const typed = (decimal ? rescale(decimal, QUANTITY_SCALE) : count === 0 ? min : 0n) + BigInt(count) * step;
  const rounded = typed - (typed % step);
  const quantity = rounded < min ? min : rounded > max ? max : rounded;
  return { quantity: fromUnitsShort(quantity, QUANTITY_SCALE), reachedMaximum: quantity === max };
}

function readTyped(value: unknown): Decimal | null {
  if (typeof value === 'number')
    return parseDecimal(Number.isSafeInteger(value) ? value : value.toPrecision(NUMBER_DIGITS));
  if (typeof value !== 'string') return null;
  const typed = normalizeText(value).replace('。', '.');
  return parseDecimal(GROUPED.test(typed) ? typed.replaceAll(',', '') : typed);
}
