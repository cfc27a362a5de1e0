import { addDays } from '../time/china-calendar.ts';
import { nextMonth } from '../time/month.ts';

/** When purchases on account are due: some days after the purchase, or on a fixed day of the month. */
export interface CreditTerms {
  /** Days after the purchase; null with a closing day. */
  days: number | null;
  /** Day of the month, 1 to 31; null with days. In shorter months it is the last day. */
  closingDay: number | null;
  /** Days after the due day before a debt is overdue. */
  graceDays: number;
}

/** The days of a debt, `YYYY-MM-DD`. It is overdue after `graceUntil`. */
export type CreditDays = { readonly dueOn: string; readonly graceUntil: string };

const lastDayOfMonth = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

const closingDayOf = (month: string, day: number) =>
  `${month}-${String(Math.min(day, lastDayOfMonth(month))).padStart(2, '0')}`;

/**
 * The due day of a purchase: `days` after it, or the first closing day after it. Throws a `RangeError` unless the terms
 * have exactly one of both.
 *
 * @example creditDays({ days: null, closingDay: 31, graceDays: 5 }, '2027-01-31') // { dueOn: '2027-02-28', graceUntil: '2027-03-05' }
 */
export function creditDays({ days, closingDay, graceDays }: CreditTerms, boughtOn: string): CreditDays {
  if ((days === null) === (closingDay === null))
    throw new RangeError('Credit terms have either days or a closing day.');
  const dueOn = days === null ? nextClosingDay(closingDay ?? 0, boughtOn) : addDays(boughtOn, days);
  return { dueOn, graceUntil: addDays(dueOn, graceDays) };
}

function nextClosingDay(closingDay: number, boughtOn: string): string {
  const month = boughtOn.slice(0, 7);
  const closes = closingDayOf(month, closingDay);
  return closes > boughtOn ? closes : closingDayOf(nextMonth(month), closingDay);
}

/** Whether the grace of a debt has ended. */
export function isOverdue({ graceUntil }: Pick<CreditDays, 'graceUntil'>, today: string): boolean {
  return graceUntil < today;
}

/** The terms in words. */
export function creditTermsText({ days, closingDay, graceDays }: CreditTerms): string {
  const due = days === null ? `月结，每月${closingDay}日还款` : `${days}天账期`;
  return graceDays > 0 ? `${due}，宽限${graceDays}天` : due;
}
