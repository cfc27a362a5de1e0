import { compareMoney } from '../money/arithmetic.ts';
import type { CartTotals, PricedCart } from '../pricing/priced-cart.ts';
import type { DecimalInput } from '../values.ts';
import { type LineDifference, lineDifferences, type ShownLine } from './line-differences.ts';

/** The figures that a buyer saw before submitting. */
export interface ShownOrder {
  payable: DecimalInput;
  /** If the shop sends them back, the differences are reported by line. */
  lines?: readonly ShownLine[];
}

/** Changes between checkout and submission. */
export interface TotalsComparison {
  /** True only if the order may be placed. */
  same: boolean;
  shown: string;
  actual: string;
  /** The new figures. */
  totals: CartTotals;
  lines: LineDifference[];
  /** `订单金额已由¥120.00变为¥118.00，请核对后重新提交`, or null. */
  message: string | null;
}

/**
 * Compares the figures shown with the current ones (O3). `same` is false if the payable total or any line differs; then
 * don't place the order and show the new figures. Lines that no longer count are `REMOVED` with their reason. Throws a
 * `TypeError` for invalid numbers.
 *
 * @example compareTotals({ payable: '120.00' }, priceCart(cart)).same // false if it costs anything else
 */
export function compareTotals(shown: ShownOrder, actual: PricedCart): TotalsComparison {
  const lines = shown.lines ? lineDifferences(shown.lines, actual.lines) : [];
  const payable = actual.totals.payable;
  const moved = compareMoney(shown.payable, payable) !== 0;
  return {
    same: !moved && lines.length === 0,
    shown: String(shown.payable),
    actual: payable,
    totals: actual.totals,
    lines,
    message: messageOf(moved, lines.length > 0, shown.payable, payable),
  };
}

function messageOf(moved: boolean, linesDiffer: boolean, shown: DecimalInput, actual: string): string | null {
  if (moved) return `订单金额已由¥${shown}变为¥${actual}，请核对后重新提交`;
  return linesDiffer ? '商品信息已变化，请核对后重新提交' : null;
}
