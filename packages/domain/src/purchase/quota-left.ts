import { fromUnitsShort, QUANTITY_SCALE, toExactUnits } from '../decimal.ts';
import { chinaPeriod } from '../time/china-calendar.ts';
import { toDate } from '../time/to-date.ts';
import type { DecimalInput, TimeInput } from '../values.ts';
import type { CapPeriod } from './types.ts';

/** A purchase of the capped product by the buyer or one of its linked stores. */
export interface CapPurchase {
  quantity: DecimalInput;
  at: TimeInput;
  /** A cancelled order does not count. */
  cancelled?: boolean;
}

/** How much of a cap is used and left. */
export interface QuotaState {
  /** Null without a cap. */
  left: string | null;
  used: string;
  /** When the period ends and the cap resets; null per order or without a cap. */
  resetsAt: Date | null;
}

/**
 * The rest of a purchase cap (B5) in the current day, week (from Monday) or month in China: the cap minus all
 * purchases of the period except cancelled ones, never negative. A cap per order is never used up. A cap of 0 or none
 * means no cap. Throws for invalid quantities or times.
 *
 * @example quotaLeft({ cap: 100, period: 'month', purchases: [{ quantity: 30, at: '2026-11-02' }], now: '2026-11-20' })
 * // { left: '70', used: '30', resetsAt: 1 December in China }
 */
export function quotaLeft(input: {
  cap: DecimalInput | null | undefined;
  period?: CapPeriod | null;
  purchases: readonly CapPurchase[];
  now: TimeInput;
}): QuotaState {
  const cap = toExactUnits(input.cap ?? 0, QUANTITY_SCALE);
  const period = input.period ?? 'order';
  if (cap <= 0n) return { left: null, used: '0', resetsAt: null };
  if (period === 'order') return { left: write(cap), used: '0', resetsAt: null };
  const { start, end } = chinaPeriod(toDate(input.now), period);
  let used = 0n;
  for (const purchase of input.purchases) {
    const at = toDate(purchase.at).getTime();
    if (purchase.cancelled || at < start.getTime() || at >= end.getTime()) continue;
    used += toExactUnits(purchase.quantity, QUANTITY_SCALE);
  }
  return { left: write(used < cap ? cap - used : 0n), used: write(used), resetsAt: end };
}

function write(units: bigint): string {
  return fromUnitsShort(units, QUANTITY_SCALE);
}
