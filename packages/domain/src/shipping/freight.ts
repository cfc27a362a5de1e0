import { fromUnits, fromUnitsShort, MONEY_SCALE, QUANTITY_SCALE, toExactUnits } from '../decimal.ts';
import type { ShippingRule } from '../pricing/cart.ts';
import type { WorkLine } from '../pricing/work-line.ts';

/** A fee in cents with its reason. */
export interface Freight {
  fee: bigint;
  reason: string;
}

const KILOGRAM_SCALE = 3;

/** The freight of the charged lines of an order below the threshold, which is in cents. */
export function freightOf(
  { fee: first, weight }: ShippingRule,
  threshold: bigint,
  charged: readonly WorkLine[],
): Freight {
  const firstFee = toExactUnits(first, MONEY_SCALE);
  const short = `未满¥${fromUnits(threshold, MONEY_SCALE)}，运费`;
  if (!weight) return { fee: firstFee, reason: `${short}¥${fromUnits(firstFee, MONEY_SCALE)}` };
  const grams = weightOf(charged, weight.unitGrams);
  const over = grams - BigInt(weight.firstGrams);
  const step = BigInt(weight.nextGrams);
  const steps = over > 0n ? (over + step - 1n) / step : 0n;
  const nextFee = toExactUnits(weight.nextFee, MONEY_SCALE);
  const further = steps > 0n ? `，续重${steps}×${kilograms(step)}公斤¥${fromUnits(nextFee * steps, MONEY_SCALE)}` : '';
  const head = `首重${kilograms(BigInt(weight.firstGrams))}公斤¥${fromUnits(firstFee, MONEY_SCALE)}`;
  return { fee: firstFee + nextFee * steps, reason: `约${kilograms(grams)}公斤：${head}${further}` };
}

/** Whole grams, rounded up. */
function weightOf(lines: readonly WorkLine[], unitGrams: number): bigint {
  const perPiece = toExactUnits(1, QUANTITY_SCALE);
  const sum = lines.reduce(
    (total, { input, quantity }) => total + quantity * BigInt(input.weightGrams ?? unitGrams),
    0n,
  );
  return (sum + perPiece - 1n) / perPiece;
}

function kilograms(grams: bigint): string {
  return fromUnitsShort(grams, KILOGRAM_SCALE);
}
