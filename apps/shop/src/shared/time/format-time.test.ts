import { expect, test } from 'vitest';
import { formatDay, formatMinute, formatMonthDay, yearOf } from './format-time.ts';

const seconds = Date.UTC(2026, 10, 20, 16, 5) / 1000;

test('a time is shown in China’s time zone, wherever the browser is', () => {
  expect(formatMinute(seconds)).toBe('2026-11-21 00:05');
  expect(formatDay(seconds)).toBe('2026-11-21');
  expect(formatMonthDay(seconds)).toBe('11/21');
});

test('the year begins at midnight in China', () => {
  const newYear = Date.parse('2027-01-01T00:00:00+08:00') / 1000;
  expect([yearOf(newYear - 1), yearOf(newYear)]).toEqual([2026, 2027]);
});
