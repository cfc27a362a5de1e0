import type { MoneyLogFilters } from '@yaoji/api-client/wire';
import { isCalendarDay } from '@yaoji/domain';
import { readPage } from '#shared/routing/read-page.ts';
import { isMoneyUse } from './money-use.ts';

const readDay = (text: string | null) => (text && isCalendarDay(text) ? text : undefined);

/** The filters that the address of the money log carries; what is no filter is passed over. */
export function readMoneyLogFilters(search: URLSearchParams): MoneyLogFilters {
  const use = search.get('use_type');
  const firstDay = readDay(search.get('start_time'));
  const lastDay = readDay(search.get('end_time'));
  return {
    page: readPage(search),
    ...(isMoneyUse(use) ? { use } : {}),
    ...(firstDay ? { firstDay } : {}),
    ...(lastDay ? { lastDay } : {}),
  };
}

/** Filters to show; undefined leaves one out. */
export type MoneyLogWish = { [Name in 'page' | 'use' | 'firstDay' | 'lastDay']?: MoneyLogFilters[Name] | undefined };

/** The query of the address that shows the log with these filters. */
export const writeMoneyLogFilters = ({ page, use, firstDay, lastDay }: MoneyLogWish) => ({
  use_type: use,
  start_time: firstDay || undefined,
  end_time: lastDay || undefined,
  page: page && page > 1 ? page : undefined,
});
