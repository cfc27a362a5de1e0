import type { MoneyMonth } from '@yaoji/api-client/wire';
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
    const [year, number] = month.split('-').map(Number);
    figures.push({ label: `${number}月`, name: `${year}年${number}月`, income, spending: expense });
  }
  return figures.slice(-shownMonths);
}

/** `2026-12` → `2027-01`. */
function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number >= 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
