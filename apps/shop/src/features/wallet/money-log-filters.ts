import type { MoneyLogFilters } from '@yaoji/api-client/wire';
import { isCalendarDay } from '@yaoji/domain';
import { readPage } from '#shared/routing/read-page.ts';
import { isMoneyUse } from './money-use.ts';

const readDay = (text: string | null) => (text && isCalendarDay(text) ? text : undefined);

/** The filters in the address of the money log; ignores malformed ones. */
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

/** Filters to show; undefined removes one. */
export type MoneyLogWish = { [Name in 'page' | 'use' | 'firstDay' | 'lastDay']?: MoneyLogFilters[Name] | undefined };

/** The query of the address with these filters. */
export const writeMoneyLogFilters = ({ page, use, firstDay, lastDay }: MoneyLogWish) => ({
  use_type: use,
  start_time: firstDay || undefined,
  end_time: lastDay || undefined,
  page: page && page > 1 ? page : undefined,
});
