import { addMoney, compareMoney } from '../money/arithmetic.ts';
import { addDays, chinaTime } from '../time/china-calendar.ts';
import { toDate } from '../time/to-date.ts';
import type { DecimalInput, TimeInput } from '../values.ts';

/** When and from which sum on a region is delivered to. */
export interface DeliveryTimes {
  /** Days of departure, 1 for Monday to 7 for Sunday; empty: every day. */
  days: readonly number[];
  /** `HH:mm` in China until which an order leaves the same day; null: all day. */
  cutOff: string | null;
  /** Days from departure to arrival. */
  arrivalDays: number;
  minimum?: DecimalInput | null;
}

const WEEKDAYS = '一二三四五六日';

/**
 * One sentence about the next delivery: until when to order, when it arrives, on which days it leaves, and from which
 * sum on. Throws a `TypeError` for an invalid minimum.
 *
 * @example deliveryText({ days: [], cutOff: '17:00', arrivalDays: 1 }, now) // '今天17:00前下单，明天送达'
 */
export function deliveryText({ days, cutOff, arrivalDays, minimum }: DeliveryTimes, now: TimeInput): string {
  const [today = '', time = ''] = chinaTime(toDate(now)).split('T');
  const first = cutOff !== null && time.slice(0, 5) >= cutOff ? 1 : 0;
  const runs = (ahead: number) => days.length === 0 || days.includes(weekday(addDays(today, ahead)));
  const leaves = [0, 1, 2, 3, 4, 5, 6].map((ahead) => ahead + first).find(runs) ?? first;
  // Without a cut-off, all of the day of departure counts.
  const until = cutOff ?? (leaves > 0 ? '24:00' : null);
  const order = `${dayName(today, leaves)}${until === null ? '' : `${until}前`}下单`;
  const often = days.length === 0 || days.length === 7 ? '' : `，每周${dayList(days)}发车`;
  const least = compareMoney(minimum ?? 0, 0) > 0 ? `，满¥${addMoney(minimum ?? 0)}起送` : '';
  return `${order}，${dayName(today, leaves + arrivalDays)}送达${often}${least}`;
}

/** 1 for Monday to 7 for Sunday. */
function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

function dayList(days: readonly number[]): string {
  return [...days]
    .sort((a, b) => a - b)
    .map((day) => WEEKDAYS[day - 1])
    .join('、');
}

/** 今天, 明天, 后天, 周四 of this week, 下周四, or 12月8日. */
function dayName(today: string, ahead: number): string {
  const near = ['今天', '明天', '后天'][ahead];
  if (near) return near;
  const day = addDays(today, ahead);
  const weeks = Math.floor((weekday(today) - 1 + ahead) / 7);
  if (weeks > 1) return `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
  return `${weeks === 1 ? '下' : ''}周${WEEKDAYS[weekday(day) - 1]}`;
}
