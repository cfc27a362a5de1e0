import type { MoneyLogFilters } from '@yaoji/api-client/wire';
import { isMoneyUse } from '#features/wallet/money-use.ts';
import { readPage } from '#shared/routing/read-page.ts';
import { readPeriod } from '#shared/routing/read-period.ts';

/** The filters in the address of the money log; ignores malformed ones. */
export function readMoneyLogFilters(search: URLSearchParams): MoneyLogFilters {
  const use = search.get('use_type');
  return {
    page: readPage(search),
    ...(isMoneyUse(use) ? { use } : {}),
    ...readPeriod(search),
  };
}

/** Filters to show; undefined removes one. */
export type MoneyLogWish = { [Name in 'page' | 'use' | 'firstDay' | 'lastDay']?: MoneyLogFilters[Name] | undefined };

/** The query of the address with these filters. */
export const writeMoneyLogFilters = ({ page, use, firstDay, lastDay }: MoneyLogWish) => ({
  use_type: use,
  start_time: firstDay || undefined,
  end_time: lastDay || undefined,
  page,
});
