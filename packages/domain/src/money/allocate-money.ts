import { fromUnits, MONEY_SCALE, rescale, toDecimal, toUnits } from '../decimal.ts';
import type { DecimalInput } from '../values.ts';
import { allocateUnits } from './allocate-units.ts';

/**
 * Distributes `total` over `weights` so that the parts add up to it to the cent (M3, largest remainder; equal
 * remainders favour the earlier part). `total` is first truncated to 2 decimals; all-zero weights share equally. Throws
 * a `RangeError` for a negative weight, and for money without any weight.
 *
 * @example allocateMoney('10.00', [1, 1, 1]) // ['3.34', '3.33', '3.33']
 */
export function allocateMoney(total: DecimalInput, weights: readonly DecimalInput[]): string[] {
  const units = toUnits(total, MONEY_SCALE);
  const decimals = weights.map(toDecimal);
  const scale = Math.max(0, ...decimals.map((decimal) => decimal.scale));
  let shares = decimals.map((decimal) => rescale(decimal, scale));
  if (shares.some((weight) => weight < 0n)) throw new RangeError('A weight is below zero.');
  if (shares.length === 0) {
    if (units !== 0n) throw new RangeError(`No weights to spread ${total} over.`);
    return [];
  }
  if (shares.every((weight) => weight === 0n)) shares = shares.map(() => 1n);
  const sign = units < 0n ? -1n : 1n;
  return allocateUnits(units * sign, shares).map((share) => fromUnits(share * sign, MONEY_SCALE));
}
