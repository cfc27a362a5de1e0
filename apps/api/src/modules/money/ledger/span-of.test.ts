import { expect, test } from 'vitest';
import { spanOf } from './span-of.ts';

test('days in China become a span with the last day included', () => {
  const { from, before } = spanOf({ from: '2026-11-01', to: '2026-11-02' });
  expect([from.toISOString(), before.toISOString()]).toEqual(['2026-10-31T16:00:00.000Z', '2026-11-02T16:00:00.000Z']);
});

test('a leap year is the longest span', () => {
  expect(spanOf({ from: '2028-01-01', to: '2028-12-31' }).before.toISOString()).toBe('2028-12-31T16:00:00.000Z');
});

test.for([
  ['2026-11-02', '2026-11-01', 'to'],
  ['2028-01-01', '2029-01-01', 'to'],
  ['1999-12-31', '2000-01-01', 'from'],
  ['2999-12-31', '3000-01-01', 'from'],
])('%s to %s is refused at %s', ([from = '', to = '', field = '']) => {
  const errors = { [field]: [expect.any(String)] };
  expect(() => spanOf({ from, to })).toThrow(expect.objectContaining({ facts: { errors } }));
});
