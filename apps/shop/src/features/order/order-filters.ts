import type { OrderFilters } from '@yaoji/api-client/wire';
import { addDays, chinaDay } from '@yaoji/domain';
import { readPage } from '#shared/routing/read-page.ts';
import { readPeriod } from '#shared/routing/read-period.ts';
import { isOrderStatus } from './order-status.ts';

/** The filters in the list's address; ignores malformed ones. */
export function readOrderFilters(search: URLSearchParams): OrderFilters {
  const status = search.get('status');
  const keywords = search.get('keywords')?.trim();
  return {
    page: readPage(search),
    ...(isOrderStatus(status) ? { status } : {}),
    ...(keywords ? { keywords: keywords.slice(0, 100) } : {}),
    ...readPeriod(search),
  };
}

/** The query of the address with these filters. */
export function writeOrderFilters({ page, status, keywords, firstDay, lastDay }: OrderFilters) {
  return {
    status,
    keywords: keywords || undefined,
    start_time: firstDay,
    end_time: lastDay,
    page,
  };
}

/** The first and last day of the previous month, in China. */
export function lastMonth(now: Date): Required<Pick<OrderFilters, 'firstDay' | 'lastDay'>> {
  const lastDay = addDays(`${chinaDay(now).slice(0, 7)}-01`, -1);
  return { firstDay: `${lastDay.slice(0, 7)}-01`, lastDay };
}
