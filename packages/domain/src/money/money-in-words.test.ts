import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyInWords } from './money-in-words.ts';

test.each([
  ['0.00', '零元整'],
  ['0.05', '伍分'],
  ['0.30', '叁角整'],
  ['1.00', '壹元整'],
  ['10.05', '壹拾元零伍分'],
  ['1200.50', '壹仟贰佰元伍角整'],
  ['1020.34', '壹仟零贰拾元叁角肆分'],
  ['10000.00', '壹万元整'],
  ['10001.00', '壹万零壹元整'],
  ['100100.00', '壹拾万零壹佰元整'],
  ['1000000.00', '壹佰万元整'],
  ['20030040.56', '贰仟零叁万零肆拾元伍角陆分'],
  ['100000001.00', '壹亿零壹元整'],
  ['-113.20', '负壹佰壹拾叁元贰角整'],
])('%s is %s', (amount, words) => {
  expect(moneyInWords(amount)).toBe(words);
});

test('amounts that no invoice has are refused', () => {
  expect(() => moneyInWords('0.001')).toThrow(RangeError);
  expect(() => moneyInWords('10000000000000.00')).toThrow(RangeError);
});

test('no two amounts have the same words, and zeros are never doubled', () => {
  const cents = fc.integer({ min: 1, max: 2_000_000_000 }).map((units) => (units / 100).toFixed(2));
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      expect(moneyInWords(one)).not.toMatch(/零零|零元|零万|零亿/);
      if (one !== other) expect(moneyInWords(one)).not.toBe(moneyInWords(other));
    }),
  );
});
