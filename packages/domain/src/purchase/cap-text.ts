import { fromUnitsShort, QUANTITY_SCALE, toUnits } from '../decimal.ts';
import { chinaMonthDay } from '../time/china-calendar.ts';
import { toDate } from '../time/to-date.ts';
import type { DecimalInput, TimeInput } from '../values.ts';
import type { CapPeriod } from './types.ts';

const CAP_WORDS: Readonly<Record<CapPeriod, string>> = {
  order: '每单限购',
  day: '每日限购',
  week: '每周限购',
  month: '每月限购',
};

const LEFT_WORDS: Readonly<Record<CapPeriod, string>> = {
  order: '本单还可购',
  day: '今日还可购',
  week: '本周还可购',
  month: '本月还可购',
};

/**
 * The text of a cap (`xg_number_desc`, B5): the cap while unused, then the rest.
 *
 * @example capText({ cap: 100, period: 'month', unit: '盒' }) // '每月限购100盒'
 * @example capText({ cap: 100, period: 'month', unit: '盒', left: 40 }) // '本月还可购40盒'
 */
export function capText({
  cap,
  period,
  unit,
  left,
}: {
  cap: DecimalInput;
  period?: CapPeriod | null;
  unit?: string | null;
  /** The buyer's rest in the period; absent or null if not counted. */
  left?: DecimalInput | null;
}): string {
  const most = toUnits(cap, QUANTITY_SCALE);
  const rest = left == null ? most : toUnits(left, QUANTITY_SCALE);
  const isUsed = rest > 0n && rest < most;
  const words = isUsed ? LEFT_WORDS : CAP_WORDS;
  return `${words[period ?? 'order']}${fromUnitsShort(isUsed ? rest : most, QUANTITY_SCALE)}${unit ?? '件'}`;
}

/** When a cap resets: `12月1日恢复`. */
export function resetText(resetsAt: TimeInput): string {
  const { month, day } = chinaMonthDay(toDate(resetsAt));
  return `${month}月${day}日恢复`;
}
