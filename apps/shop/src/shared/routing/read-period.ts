import { isCalendarDay } from '@yaoji/domain';

/** The first and last day in the address of a list; without malformed ones. */
export function readPeriod(search: URLSearchParams): { firstDay?: string; lastDay?: string } {
  const firstDay = search.get('start_time');
  const lastDay = search.get('end_time');
  return {
    ...(firstDay && isCalendarDay(firstDay) ? { firstDay } : {}),
    ...(lastDay && isCalendarDay(lastDay) ? { lastDay } : {}),
  };
}
