import { fromUnits, fromUnitsShort, MONEY_SCALE, QUANTITY_SCALE } from '../decimal.ts';
import type { CartTotals } from './priced-cart.ts';
import { type ReductionResult, reductionsOf } from './reductions.ts';
import { counts, type WorkLine } from './work-line.ts';

/** Sums over the counted lines (M2), always of the figures that the lines show. */
export function cartTotals(
  lines: readonly WorkLine[],
  results: readonly ReductionResult[],
  left: readonly bigint[],
  shippingFee: bigint,
): CartTotals {
  const counted = lines.filter(counts);
  const list = sum(counted.map((line) => line.list));
  const goods = sum(counted.map((line) => line.amount));
  const paid = sum(left);
  const money = (units: bigint) => fromUnits(units, MONEY_SCALE);
  return {
    list: money(list),
    priceReduction: money(list - goods),
    goods: money(goods),
    reductions: reductionsOf(results, sum),
    goodsPayable: money(paid),
    shippingFee: money(shippingFee),
    payable: money(paid + shippingFee),
    saved: money(list > paid ? list - paid : 0n),
    lineCount: counted.length,
    pieceCount: fromUnitsShort(sum(counted.map((line) => line.quantity)), QUANTITY_SCALE),
  };
}

function sum(values: readonly bigint[]): bigint {
  let total = 0n;
  for (const value of values) total += value;
  return total;
}
