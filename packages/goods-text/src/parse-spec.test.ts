import { expect, test } from 'vitest';
import { parseSpec } from './parse-spec.ts';

/** Measures as `kind value`, and the number of pieces. */
const inShort = (text: string) => {
  const { measures, pack } = parseSpec(text);
  return [measures.map(({ kind, value }) => `${kind} ${value}`).join(', '), pack?.total ?? null];
};

test.each([
  // One strength in different notations.
  ['0.25g×24粒', 'weight 250000', 24],
  ["0.25G*24'S", 'weight 250000', 24],
  ['250mg x 24s/盒', 'weight 250000', 24],
  ['０．２５ｇ＊２４粒', 'weight 250000', 24],
  ['0.25克24粒', 'weight 250000', 24],
  ['0.25g24粒', 'weight 250000', 24],
  ['250mg/片*24片', 'weight 250000', 24],
  ['250.000mg*12片*2板', 'weight 250000', 24],
  ['25μg*100片', 'weight 25', 100],
  ['25µg*100片', 'weight 25', 100],
  ['2. 5g*10袋', 'weight 2500000', 10],
  // Solutions, per cents, units.
  ['10mg:5ml', 'weight 10000, volume 5000', null],
  ['5ml∶10mg×10支', 'volume 5000, weight 10000', 10],
  ['0.5ml', 'volume 500', null],
  ['1mg/ml', 'weight/ml 1000', null],
  ['2%(5g:0.1g)', 'percent 2, weight 5000000, weight 100000', null],
  ['80万单位*10支', 'units 800000', 10],
  ['800,000IU', 'units 800000', null],
  ['1.2×10^7IU/支', 'units 12000000', null],
  ['0.6ml:6400IUaXa', 'volume 600, iuaxa 6400', null],
  // Several ingredients.
  ['80/5mg×7片', 'weight 80000, weight 5000', 7],
  ['每片含缬沙坦80mg、氨氯地平5mg', 'weight 80000, weight 5000', null],
  // Pills.
  ['360丸/瓶', '', 360],
  ['每8丸重1.44g*200丸', 'weight 180000', 200],
  ['0.6g*8片*10瓶/盒', 'weight 600000', 80],
  // Sizes and words.
  ['0.7*25mm', 'length 0.7, length 25', null],
  ['10*10cm*5片', 'length 100, length 100', 5],
  ['20头 500g/袋', 'size 20, weight 500000000', null],
  ['大号 10只/袋', 'size 大号', 10],
  ['3g*20袋(无蔗糖)', 'weight 3000000, sugar 无糖', 20],
  // Not a strength.
  ['维生素B12片', '', null],
  ['999 感冒灵颗粒', '', null],
  ['20mg（按C₁₀H₁₇N₃S•2HCl•H₂O计）', 'weight 20000', null],
  ['9g*10丸/盒*60盒/件', 'weight 9000000', 10],
  ["24'S(1*10)", '', 24],
  // Ambiguous figures stay open.
  ['10*20袋', 'bare 10', null],
  ['0.25*24', 'bare 0.25', 24],
  ['12片+6片', '', null],
])('[K2] %s', (text, measures, pieces) => {
  expect(inShort(text)).toEqual([measures, pieces]);
});
