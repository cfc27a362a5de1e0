import { expect, test } from 'vitest';
import { lastMonth, readOrderFilters, writeOrderFilters } from './order-filters.ts';

const read = (query: string) => readOrderFilters(new URLSearchParams(query));

test('an address without filters shows the first page of all orders', () => {
  expect(read('')).toEqual({ page: 1 });
});

test('an address is read', () => {
  expect(read('status=paid&keywords=%20阿胶%20&start_time=2026-01-01&end_time=2026-02-01&page=3')).toEqual({
    page: 3,
    status: 'paid',
    keywords: '阿胶',
    firstDay: '2026-01-01',
    lastDay: '2026-02-01',
  });
});

test.each(['status=stolen', 'page=-2', 'page=1e9999', 'start_time=yesterday', 'end_time=2026-99-99', 'keywords=%20'])(
  '%s is ignored',
  (query) => {
    expect(read(query)).toEqual({ page: 1 });
  },
);

test('written filters can be read again', () => {
  const filters = { page: 2, status: 'done', keywords: '当归', firstDay: '2026-03-01' } as const;
  const written = Object.entries(writeOrderFilters(filters)).filter(([, value]) => value !== undefined);
  expect(read(new URLSearchParams(written.map(([key, value]) => [key, String(value)])).toString())).toEqual(filters);
});

test('the previous month is in China’s time, with the right number of days', () => {
  expect(lastMonth(new Date('2026-02-28T16:00:00Z'))).toEqual({ firstDay: '2026-02-01', lastDay: '2026-02-28' });
  expect(lastMonth(new Date('2026-01-05T00:00:00Z'))).toEqual({ firstDay: '2025-12-01', lastDay: '2025-12-31' });
});
