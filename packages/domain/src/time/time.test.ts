import { expect, test } from 'vitest';
import {
  addDays,
  chinaDay,
  chinaDayNumber,
  chinaDayStart,
  chinaMonthDay,
  chinaPeriod,
  chinaTime,
  daysBetween,
  isCalendarDay,
} from './china-calendar.ts';
import { countdown } from './countdown.ts';
import { monthName, nextMonth, recentMonths } from './month.ts';
import { periodState } from './period-state.ts';
import { toDate } from './to-date.ts';

test.each([
  [1763600000, 1763600000000],
  ['1763600000', 1763600000000],
  [' 1763600000 ', 1763600000000],
  [1763600000123, 1763600000123],
  ['1763600000123', 1763600000123],
  [999999999, 999999999],
  [99999999999, 99999999999],
  [0, 0],
  [-1000, -1000],
  [1763600000.7, 1763600000],
  ['2026-11-20', Date.UTC(2026, 10, 19, 16)],
  ['2026-11-20 09:30', Date.UTC(2026, 10, 20, 1, 30)],
  ['2026-11-20 09:30:15', Date.UTC(2026, 10, 20, 1, 30, 15)],
  ['2026-11-20T09:30:15.250', Date.UTC(2026, 10, 20, 1, 30, 15, 250)],
  ['2026-11-20T09:30:15Z', Date.UTC(2026, 10, 20, 9, 30, 15)],
  ['2026-11-20T09:30:15+09:00', Date.UTC(2026, 10, 20, 0, 30, 15)],
  ['2026-11-20 09:30:15+00', Date.UTC(2026, 10, 20, 9, 30, 15)],
  ['2026-11-20 09:30:15.123456-0230', Date.UTC(2026, 10, 20, 12, 0, 15, 123)],
  ['2026-11-20 09:30+08:00', Date.UTC(2026, 10, 20, 1, 30)],
  [new Date(5), 5],
])('[S13] %s is the time %i', (timestamp, ms) => {
  expect(toDate(timestamp).getTime()).toBe(ms);
});

test('[S13] a Date is copied, not returned', () => {
  const date = new Date(5);
  expect(toDate(date)).not.toBe(date);
});

test.each([
  '',
  'soon',
  '2026-13-45',
  'on 2026-11-20',
  '2026-11-20 9:30',
  '2026-11-20!',
  '2026/11/20',
  'Nov 20, 2026',
  Number.NaN,
  new Date(Number.NaN),
])('[S13] %s is no time', (timestamp) => {
  expect(() => toDate(timestamp)).toThrow(RangeError);
  expect(() => toDate(timestamp)).toThrow(`Not a point in time: ${JSON.stringify(timestamp)}.`);
});

test.each([
  [90_061_000, 1, 1, 1, 1, 90_061],
  [86_399_000, 0, 23, 59, 59, 86_399],
  [3_600_000, 0, 1, 0, 0, 3600],
  [59_001, 0, 0, 1, 0, 60],
  [1, 0, 0, 0, 1, 1],
  [0, 0, 0, 0, 0, 0],
  [-5000, 0, 0, 0, 0, 0],
])('[S13] %i ms are %i days %i:%i:%i', (ms, days, hours, minutes, seconds, totalSeconds) => {
  const now = 1763600000000;
  expect(countdown(now + ms, now)).toEqual({ days, hours, minutes, seconds, totalSeconds, ended: totalSeconds === 0 });
});

test.each([
  ['2026-11-19 23:59:59', 'upcoming'],
  ['2026-11-20 00:00:00', 'running'],
  ['2026-11-20 23:59:59', 'running'],
  ['2026-11-21 00:00:00', 'over'],
])('[D4] at %s a period of one day is %s', (now, state) => {
  expect(periodState({ startsAt: '2026-11-20', endsAt: '2026-11-21' }, now)).toBe(state);
});

test('[D4] a period without ends always runs', () => {
  expect(periodState({}, 0)).toBe('running');
  expect(periodState({ startsAt: null, endsAt: null }, 0)).toBe('running');
});

test('[B5] days begin at midnight in China', () => {
  const evening = toDate('2026-11-20 23:59:59');
  expect(chinaDayNumber(toDate('2026-11-21 00:00:00')) - chinaDayNumber(evening)).toBe(1);
  expect([chinaDay(evening), chinaDay(toDate('2026-11-21'))]).toEqual(['2026-11-20', '2026-11-21']);
  expect(chinaDayStart(chinaDay(evening))).toEqual(toDate('2026-11-20'));
  expect(chinaTime(evening)).toBe('2026-11-20T23:59:59');
  expect(daysBetween(chinaDay(evening), '2026-12-31')).toBe(41);
  expect(daysBetween('2026-12-31', '2026-12-30')).toBe(-1);
  expect(chinaMonthDay(toDate('2026-12-31 23:00'))).toEqual({ month: 12, day: 31 });
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-20', 180, '2027-05-19'],
] as const)('[B5] %s and %i days are %s', (day, days, other) => {
  expect(addDays(day, days)).toBe(other);
});

test.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-11-20T00:00', false],
  ['20261120', false],
  ['', false],
])('[S13] whether %s is a day of the calendar: %s', (text, is) => {
  expect(isCalendarDay(text)).toBe(is);
});

test('[S13] an invalid day has no start', () => {
  expect(chinaDayStart('soon').getTime()).toBeNaN();
  expect(() => addDays('soon', 1)).toThrow(RangeError);
});

test.each([
  ['day', '2026-11-20 08:00', '2026-11-20', '2026-11-21'],
  ['week', '2026-11-20 08:00', '2026-11-16', '2026-11-23'],
  ['week', '2026-11-16 00:00', '2026-11-16', '2026-11-23'],
  ['week', '2026-11-22 23:59', '2026-11-16', '2026-11-23'],
  ['month', '2026-11-20 08:00', '2026-11-01', '2026-12-01'],
  ['month', '2026-12-01 00:00', '2026-12-01', '2027-01-01'],
  ['month', '2026-12-31 23:59', '2026-12-01', '2027-01-01'],
] as const)('[B5] the %s of %s runs from %s until %s', (period, now, start, end) => {
  expect(chinaPeriod(toDate(now), period)).toEqual({ start: toDate(start), end: toDate(end) });
});

test.each([
  ['2026-01', '2026-02'],
  ['2026-04', '2026-05'],
  ['2026-12', '2027-01'],
  ['2028-02', '2028-03'],
])('%s is followed by %s', (month, next) => {
  expect(nextMonth(month)).toBe(next);
  expect(recentMonths(`${next}-28`, 2)).toEqual([next, month]);
});

test('a month in words has no leading zero', () => {
  expect(monthName('2026-09')).toBe('2026年9月');
});
