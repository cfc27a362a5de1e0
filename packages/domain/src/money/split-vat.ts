import { fromUnits, MONEY_SCALE, toExactUnits } from '../decimal.ts';
import type { DecimalInput } from '../values.ts';

/** An amount split into net and tax. */
export interface VatParts {
  /** Without tax. */
  net: string;
  tax: string;
}

/**
 * Extracts the VAT from a gross amount (K8): `gross × rate / (100 + rate)`, rounded to the nearest cent, half a cent
 * away from zero; net and tax always add up to the gross. `rate` is in percent. Throws a `RangeError` for a negative
 * rate and for fractions of a cent.
 *
 * @example splitVat('113.00', 13) // { net: '100.00', tax: '13.00' }
 */
export function splitVat(gross: DecimalInput, rate: number): VatParts {
  if (!Number.isInteger(rate) || rate < 0) throw new RangeError(`${rate} is no VAT rate.`);
  const units = toExactUnits(gross, MONEY_SCALE);
  const sign = units < 0n ? -1n : 1n;
  const divisor = BigInt(100 + rate);
  const tax = sign * ((units * sign * BigInt(rate) * 2n + divisor) / (divisor * 2n));
  return { net: fromUnits(units - tax, MONEY_SCALE), tax: fromUnits(tax, MONEY_SCALE) };
}
