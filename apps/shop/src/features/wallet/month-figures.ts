import type { MoneyMonth } from '@yaoji/api-client/wire';
import { monthName, nextMonth } from '@yaoji/domain';
import type { MonthFigures } from '@yaoji/ui';

const shownMonths = 12;

/** The months of a chart, including empty ones in between; at most the last twelve. */
export function monthFigures(months: readonly MoneyMonth[]): MonthFigures[] {
  const first = months.at(0);
  const last = months.at(-1);
  if (!first || !last) return [];
  const known = new Map(months.map((month) => [month.month, month]));
  const figures: MonthFigures[] = [];
  for (let month = first.month; month <= last.month; month = nextMonth(month)) {
    const { income = '0.00', expense = '0.00' } = known.get(month) ?? {};
    figures.push({ label: `${Number(month.slice(5))}月`, name: monthName(month), income, spending: expense });
  }
  return figures.slice(-shownMonths);
}
