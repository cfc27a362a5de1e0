import { expect, it } from 'vitest';
import { fieldLabel, inChinese } from './in-chinese.ts';

it.each([
  ['price "面议" is not a number with or without a known unit', '价格“面议”不是数字'],
  ['stock "-3" is negative', '库存“-3”小于零'],
  ['expiry "soon" is not a date', '效期“soon”不是日期'],
  ['name is empty', '没有名称'],
  ['name is longer than 200 characters', '名称超过200个字'],
  ['疫苗 (vaccine) may not be sold online', '疫苗不得在网上销售'],
  ['the same goods as line 3, with another price: 2.00, there 1.00', '与第 3 行是同一商品'],
  ['the line ends after 3 of 5 cells, without price, stock', '本行只有 3 格（应为 5 格），缺价格, 库存'],
  [
    'went in, but the batch has expired, its stock is not counted: expiry "2020-01-01"',
    '已导入，但批号已过期，不计库存: 效期 "2020-01-01"',
  ],
  ['The file is empty.', '文件是空的'],
  ['There is no sheet "甲"; there are: 乙.', '没有工作表“甲”；有：乙'],
  ['something new', 'something new'],
])('%s', (text, chinese) => {
  expect(inChinese(text)).toBe(chinese);
});

it('names each field as lists do', () => {
  expect([fieldLabel('maker'), fieldLabel('pack_step')]).toEqual(['生产厂家', '中包装']);
});
