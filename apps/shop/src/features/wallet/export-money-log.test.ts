import { expect, test } from 'vitest';
import { toCsv } from './export-money-log.mutation.ts';

test('CSV text has a byte order mark, and spreadsheet line ends', () => {
  expect(
    toCsv([
      ['时间', '金额'],
      ['2026-11-20', '-128.00'],
    ]),
  ).toBe('\uFEFF时间,金额\r\n2026-11-20,-128.00\r\n');
});

test.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+86 13800001234', `"'+86 13800001234"`],
  ['-1+2', `"'-1+2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
])('%s is not a formula', (value, expected) => {
  expect(toCsv([[value]])).toBe(`\uFEFF${expected}\r\n`);
});

test.each([
  ['a,b', '"a,b"'],
  ['5"', '"5"""'],
  ['两行\n文字', '"两行\n文字"'],
])('%s is one cell', (value, expected) => {
  expect(toCsv([[value]])).toBe(`\uFEFF${expected}\r\n`);
});
