import { expect, test } from 'vitest';
import { readMoneyLogFilters, writeMoneyLogFilters } from './money-log-filters.ts';

test('[R035] the address stores use, days and page', () => {
  const filters = { page: 3, use: 'refund', firstDay: '2026-01-01', lastDay: '2026-03-31' } as const;
  const query = Object.entries(writeMoneyLogFilters(filters)).map(([key, value]) => [key, String(value)]);
  expect(readMoneyLogFilters(new URLSearchParams(query))).toEqual(filters);
});

test.each(['use_type=gift', 'use_type=toString', 'start_time=tomorrow', 'end_time=2026-13-45', 'page=-1', ''])(
  '[R035] an invalid filter is ignored: %s',
  (search) => {
    expect(readMoneyLogFilters(new URLSearchParams(search))).toEqual({ page: 1 });
  },
);
