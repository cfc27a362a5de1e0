import { expect, it } from 'vitest';
import { findHeads, isSameHead } from './heads.ts';

it.each([
  ['條碼 單號', '条码单号'],
  ['ＣＯＤＥ', 'code'],
  ['parent_code', 'parentCode'],
  ['"批 号"：', '批号*'],
])('takes %s and %s for the same header', (one, other) => expect(isSameHead(one, other)).toBe(true));

it('finds columns by their preferred names first, without remarks', () => {
  const cells = ['记账日期', '借方(元)', '交易日期', '余额', '借方'];
  const names = { day: ['交易日期', '记账日期'], debit: ['借方'], remark: ['附言'] };
  expect(findHeads(cells, names)).toEqual({ day: [2, 0], debit: [1], remark: [] });
});
