import { expect, test } from 'vitest';
import { contractBlocks } from './contract-blocks.ts';

const texts = (html: string) => contractBlocks(html).map(({ text }) => text);

test('reads headings and paragraphs', () => {
  expect(contractBlocks('<h2>一、资质</h2>\n<p>甲方 &amp; <b>乙方</b></p>')).toEqual([
    { text: '一、资质', isHeading: true },
    { text: '甲方 & 乙方', isHeading: false },
  ]);
});

test('numbers the items of lists', () => {
  expect(texts('<ol><li><p>验收</p></li><li>退货<ul><li>破损</li></ul></li><li>付款</li></ol>')).toEqual([
    '1. 验收',
    '2. 退货',
    '· 破损',
    '3. 付款',
  ]);
});

test('reads a list that starts later, definitions and other entities', () => {
  expect(
    texts('<ol start="3"><li></li><li>付款</li></ol><dl><dt>账期</dt><dd>30&nbsp;天 &#8212; 月结</dd></dl>'),
  ).toEqual(['4. 付款', '账期', '30 天 — 月结']);
});

test.each([
  ['0', ['0. 甲方', '1. 乙方']],
  ['第一', ['1. 甲方', '2. 乙方']],
])('numbers a list that starts with %s', (start, expected) => {
  expect(texts(`<ol start="${start}"><li>甲方</li><li>乙方</li></ol>`)).toEqual(expected);
});

test('puts the cells of a row side by side', () => {
  expect(texts('<table><tr><th>品种</th><th>账期</th></tr><tr><td>中药</td><td>30天</td></tr></table>')).toEqual([
    '品种　账期',
    '中药　30天',
  ]);
});
