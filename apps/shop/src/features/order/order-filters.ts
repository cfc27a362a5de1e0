import type { OrderFilters } from '@yaoji/api-client/wire';
import { addDays, chinaDay, isCalendarDay } from '@yaoji/domain';
import { isOrderStatus } from './order-status.ts';

/** The filters in the list's address; ignores malformed ones. */
export function readOrderFilters(search: URLSearchParams): OrderFilters {
  const status = search.get('status');
  const keywords = search.get('keywords')?.trim();
  const firstDay = readDay(search.get('start_time'));
  const lastDay = readDay(search.get('end_time'));
  const page = Number(search.get('page'));
  return {
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    ...(isOrderStatus(status) ? { status } : {}),
    ...(keywords ? { keywords: keywords.slice(0, 100) } : {}),
    ...(firstDay ? { firstDay } : {}),
    ...(lastDay ? { lastDay } : {}),
  };
}

/** The query of the address with these filters. */
export function writeOrderFilters({ page, status, keywords, firstDay, lastDay }: OrderFilters) {
  return {
    status,
    keywords: keywords || undefined,
    start_time: firstDay,
    end_time: lastDay,
    page: page && page > 1 ? page : undefined,
  };
}

/** The first and last day of the previous month, in China. */
export function lastMonth(now: Date): Required<Pick<OrderFilters, 'firstDay' | 'lastDay'>> {
  const lastDay = addDays(`${chinaDay(now).slice(0, 7)}-01`, -1);
  return { firstDay: `${lastDay.slice(0, 7)}-01`, lastDay };
}

const readDay = (text: string | null) => (text && isCalendarDay(text) ? text : undefined);
