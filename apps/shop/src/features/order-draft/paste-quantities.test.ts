import { quantityLimits } from '@yaoji/domain';
import { expect, test } from 'vitest';
import { pasteQuantities } from './paste-quantities.ts';

const row = (id: number, own = {}) => ({
  id,
  name: `商品${id}`,
  limits: quantityLimits({ packStep: '10', stock: '95', buyable: true, ...own }),
});

test('[R049] a column fills the rows from the first on, in full packs and up to the stock', () => {
  const report = pasteQuantities('20\r\n1,000\r\n３７\r\n', [row(1), row(2), row(3)]);
  expect(report.taken).toEqual([
    { id: 1, quantity: '20' },
    { id: 2, quantity: '90' },
    { id: 3, quantity: '30' },
  ]);
  expect(report.adjusted).toEqual([
    { name: '商品2', text: '1000', quantity: '90' },
    { name: '商品3', text: '37', quantity: '30' },
  ]);
});

test('[R049] rejected lines are reported with their number and the reason', () => {
  const { count, reported } = pasteQuantities('10\n\n十盒\n0\n5\t6\n10,20\n10\n10', [
    ...[1, 2, 3, 4, 5, 6].map((id) => row(id)),
    row(7, { stock: '0' }),
  ]);
  expect(count).toBe(8);
  expect(reported).toEqual([
    { line: 2, text: '', reason: '空行' },
    { line: 3, text: '十盒', reason: '不是数量' },
    { line: 4, text: '0', reason: '数量为 0' },
    { line: 5, text: '5\t6', reason: '有多列，整份清单请用快捷采购导入' },
    { line: 6, text: '10,20', reason: '不是数量' },
    { line: 7, text: '10', reason: '商品7 暂不可购买' },
    { line: 8, text: '10', reason: '超出本页最后一行' },
  ]);
});

test.each(['\n', '\n\n\n', '1e9\n-3', '10\r20\r\n30', '9999999999999999', '1.5\n０．５', '\u2028', '1\n2\n3\n4\n5\n6'])(
  '[R049] every pasted line is either accepted or reported: %j',
  (text) => {
    const { count, taken, reported } = pasteQuantities(text, [row(1), row(2), row(3)]);
    expect(taken.length + reported.length).toBe(count);
  },
);
