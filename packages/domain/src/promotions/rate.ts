import { fromUnitsShort, powerOfTen, rescale, toDecimal, toExactUnits } from '../decimal.ts';
import type { DecimalInput } from '../values.ts';

/** Decimals of a rate. */
const RATE_SCALE = 4;

/**
 * The reduction by a rate: the remaining amount is rounded down to the cent (M1). Rates of 1 and more reduce nothing,
 * rates of 0 and less everything.
 */
export function rateOff(money: bigint, rate: DecimalInput): bigint {
  const units = toExactUnits(rate, RATE_SCALE);
  if (units <= 0n) return money;
  const pays = (money * units) / powerOfTen(RATE_SCALE);
  return pays < money ? money - pays : 0n;
}

/** `9.4折` for a rate of 0.94. */
export function rateText(rate: DecimalInput): string {
  const tenths = toDecimal(rate);
  return `${fromUnitsShort(rescale({ ...tenths, units: tenths.units * 10n }, RATE_SCALE), RATE_SCALE)}折`;
}
