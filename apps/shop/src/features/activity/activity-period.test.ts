import { expect, test } from 'vitest';
import { endText, periodText } from './activity-period.ts';

const at = (text: string) => Date.parse(`${text}+08:00`) / 1000;
const now = at('2026-11-28T10:00');

test.each([
  ['2026-11-28T20:00', '至 2026-11-28 20:00'],
  ['2026-11-29T00:00', '至 2026-11-28 24:00'],
  ['2026-12-19T00:00', '至 2026-12-18'],
  ['2028-01-03T00:00', '长期有效'],
])('an activity that ends at %s: %s', (end, text) => {
  expect(endText(at(end), now)).toBe(text);
});

test.each([
  ['2026-11-28T14:00', '2026-11-28T20:00', '2026-11-28 14:00 至 20:00'],
  ['2026-11-28T20:00', '2026-11-29T00:00', '2026-11-28 20:00 至 24:00'],
  ['2026-11-28T20:00', '2026-11-29T08:00', '2026-11-28 至 2026-11-29'],
  ['2026-11-20T00:00', '2026-12-19T00:00', '2026-11-20 至 2026-12-18'],
])('an activity from %s to %s: %s', (start, end, text) => {
  expect(periodText(at(start), at(end))).toBe(text);
});
