import { expect, test } from 'vitest';
import { readText } from './read-text.ts';
import { readWanted } from './read-wanted.ts';

const read = (text: string) => readWanted(readText(text));
const inShort = (text: string) =>
  read(text).wanted.map(({ skipped, name, words, quantity }) => skipped ?? [name ?? words.join(' '), quantity]);

test('[K2] a head with spaces is recognised, and splits the rows that fit it', () => {
  const list = `采购计划
序号 品名 规格 厂家 数量 单价
1 六味地黄丸 200丸/瓶 豫西本草 20 12.50
2 阿莫西林 胶囊 0.25g*24粒 10
4 板蓝根颗粒 10g*20袋 30盒
合计 60`;
  expect(inShort(list)).toEqual([
    '表头以上的说明',
    '表头',
    ['六味地黄丸', '20'],
    ['阿莫西林 胶囊 0.25g*24粒', '10'],
    ['板蓝根颗粒 10g*20袋', '30'],
    '没有商品信息',
  ]);
  expect(read(list).columns).toEqual(['品名', '规格', '厂家', '数量']);
});

test('[K2] a head with spaces inside its words is recognised', () => {
  const list = `序 号   品 名   规 格   厂 家   数 量
1   六味地黄丸   200丸/瓶   豫西本草   20
4   板蓝根颗粒   10g*20袋   30盒`;
  expect(inShort(list)).toEqual(['表头', ['六味地黄丸', '20'], ['板蓝根颗粒 10g*20袋', '30']]);
});

test.each([
  ['补中益气丸 200丸 20盒', '补中益气丸 200丸', '20'],
  ['加味逍遥丸 6g*10袋 5', '加味逍遥丸 6g*10袋', '5'],
  ['来氟米特片 10mg*10片 5', '来氟米特片 10mg*10片', '5'],
  ['来20盒板蓝根颗粒', '板蓝根颗粒', '20'],
  ['加 阿胶 2盒', '阿胶', '2'],
  ['麻烦要板蓝根颗粒 5盒', '要板蓝根颗粒', '5'],
  ['4 板蓝根颗粒 10g*20袋 5盒', '板蓝根颗粒 10g*20袋', '5'],
  ['4 盒板蓝根颗粒', '板蓝根颗粒', '4'],
  ['头孢地尼胶囊（0.1g×10粒） 5', '头孢地尼胶囊 0.1g×10粒', '5'],
  ['医用护膝 均码 1对 6对', '医用护膝 均码 1对', '6'],
])('[K2] %s asks for %s, %s', (line, words, quantity) => {
  expect(inShort(line)).toEqual([[words, quantity]]);
});

test.each([
  '创可贴 100，72x19mm 5盒',
  '生理盐水 100,250ml 20瓶',
  '输液器 7号*20支、0.7mm 5箱',
  '阿莫西林 0.25*24，36s 5盒',
])('[K2] a measure after a comma is no product of its own: %s', (line) => {
  expect(read(line).wanted.map(({ code, quantity }) => [code, quantity])).toEqual([[null, /(\d+).$/.exec(line)?.[1]]]);
});
