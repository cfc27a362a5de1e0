import { compareDecimals } from '../decimal-arithmetic.ts';
import { compareMoney } from '../money/arithmetic.ts';
import type { PricedLine } from '../pricing/priced-cart.ts';
import type { DecimalInput } from '../values.ts';

/** A line as the buyer saw it. */
export type ShownLine = { id: number; quantity: DecimalInput; unitPrice: DecimalInput; paid?: DecimalInput };

/** How a line differs from what was shown. */
export interface LineDifference {
  id: number;
  kind: 'REMOVED' | 'ADDED' | 'QUANTITY' | 'PRICE_UP' | 'PRICE_DOWN' | 'PROMOTION';
  shown: string | null;
  actual: string | null;
  message: string;
}

/** Changed and removed lines, then added ones. */
export function lineDifferences(shown: readonly ShownLine[], actual: readonly PricedLine[]): LineDifference[] {
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

function differenceOf(shown: ShownLine, line: PricedLine | undefined): LineDifference | null {
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
