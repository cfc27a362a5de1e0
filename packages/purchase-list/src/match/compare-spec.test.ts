import { parseSpec } from '@yaoji/goods-text';
import { expect, test } from 'vitest';
import { compareSpec } from './compare-spec.ts';

test.each([
  ['0.25g×24粒', '250mg*24s', 'same', null],
  ['10mg:5ml', '5ml:10mg', 'same', null],
  ['24片', '12片×2板', 'same', null],
  ['10ml', '10ml×1支', 'same', null],
  ['0.25g×24粒', '0.5g×24粒', 'differs', { asked: '0.25g', goods: '0.5g' }],
  ['1.5mg*10片', '15mg*10片', 'differs', { asked: '1.5mg', goods: '15mg' }],
  ['360丸', '200丸/瓶', 'differs', { asked: '360丸', goods: '200丸' }],
  ['0.4g×20粒', '0.3g×24粒', 'differs', { asked: '0.4g 20粒', goods: '0.3g 24粒' }],
  ['80/5mg*7片', '160mg:5mg*7片', 'differs', { asked: '80mg、5mg', goods: '160mg、5mg' }],
  ['5ml:10mg', '2ml:10mg', 'differs', { asked: '5ml', goods: '2ml' }],
  ['2%', '1%', 'differs', { asked: '2%', goods: '1%' }],
  ['40万单位', '80万单位', 'differs', { asked: '40万单位', goods: '80万单位' }],
  ['大号', '小号', 'differs', { asked: '大号', goods: '小号' }],
  ['10ml×6支', '10ml×1支', 'differs', { asked: '6支', goods: '1支' }],
  ['', '0.5g×24粒', 'unsaid', null],
  ['0.5g', '0.5g×24粒', 'unsaid', null],
  ['24粒', '0.5g×24粒', 'unsaid', null],
  ['80mg', '80mg/12.5mg', 'unsaid', null],
  ['0.25*24', '0.25g*24粒', 'same', null],
  ['0.25*24', '250mg*24粒', 'unsaid', null],
  ['0.25*24', '0.5g*24粒', 'unsaid', null],
  ['0.25*24', '0.25g*12粒', 'differs', { asked: '24', goods: '12粒' }],
  ['10*20袋', '10g*20袋', 'unsaid', null],
  ['12片+6片', '12片*6板', 'unsaid', null],
  ['12片+6片', '12片+6片', 'same', null],
  ['10g*20袋', '10g*20袋(无糖)', 'unsaid', null],
] as const)('[K2] asked %s, goods %s: %s', (asked, goods, spec, difference) => {
  expect(compareSpec(parseSpec(asked), parseSpec(goods))).toEqual({ spec, difference });
});
