import { compareDecimals } from '../decimal-arithmetic.ts';
import { compareMoney } from '../money/arithmetic.ts';
import type { CartTotals, PricedCart, PricedLine } from '../pricing/priced-cart.ts';
import type { DecimalInput } from '../values.ts';

/** The figures that a buyer saw before submitting. */
export interface ShownOrder {
  payable: DecimalInput;
  /** If the shop sends them back, the differences are reported by line. */
  lines?: readonly { id: number; quantity: DecimalInput; unitPrice: DecimalInput; paid?: DecimalInput }[];
}

/** How a line differs from what was shown. */
export interface LineDifference {
  id: number;
  kind: 'REMOVED' | 'ADDED' | 'QUANTITY' | 'PRICE_UP' | 'PRICE_DOWN' | 'PROMOTION';
  shown: string | null;
  actual: string | null;
  message: string;
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

function lineDifferences(shown: NonNullable<ShownOrder['lines']>, actual: readonly PricedLine[]): LineDifference[] {
  const byId = new Map(actual.map((line) => [line.id, line]));
  const seen = new Set(shown.map((line) => line.id));
  const changed = shown.flatMap((line) => differenceOf(line, byId.get(line.id)) ?? []);
  const added = actual
    .filter((line) => line.selected && !seen.has(line.id))
    .map(
      (line): LineDifference => ({
        id: line.id,
        kind: 'ADDED',
        shown: null,
        actual: line.quantity,
        message: '新增商品',
      }),
    );
  return [...changed, ...added];
}

function differenceOf(
  shown: NonNullable<ShownOrder['lines']>[number],
  line: PricedLine | undefined,
): LineDifference | null {
  const differ = (kind: LineDifference['kind'], before: DecimalInput, now: string | null, message: string) => ({
    id: shown.id,
    kind,
    shown: String(before),
    actual: now,
    message,
  });
  if (!line?.selected || line.unitPrice === null) {
    return differ('REMOVED', shown.quantity, null, line?.excluded?.message ?? '商品已不在购物车中');
  }
  if (compareDecimals(shown.quantity, line.quantity) !== 0) {
    return differ('QUANTITY', shown.quantity, line.quantity, `数量由${shown.quantity}变为${line.quantity}`);
  }
  const price = compareMoney(line.unitPrice, shown.unitPrice);
  if (price !== 0) {
    const message = `单价由¥${shown.unitPrice}变为¥${line.unitPrice}`;
    return differ(price > 0 ? 'PRICE_UP' : 'PRICE_DOWN', shown.unitPrice, line.unitPrice, message);
  }
  if (shown.paid === undefined || compareMoney(shown.paid, line.proof.paid) === 0) return null;
  return differ('PROMOTION', shown.paid, line.proof.paid, `优惠后金额由¥${shown.paid}变为¥${line.proof.paid}`);
}
