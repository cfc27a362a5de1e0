import { expect, test } from 'vitest';
import { stockText } from './stock-text.ts';

test.each([
  ['库存充足', '充足'],
  ['库存紧张', '紧张'],
  ['暂时缺货', '暂时缺货'],
  ['320盒', '320盒'],
  ['库存', '库存'],
])('%s beside 库存 is %s', (label, text) => {
  expect(stockText(label)).toBe(text);
});
