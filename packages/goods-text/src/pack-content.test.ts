import { expect, test } from 'vitest';
import { packContent } from './pack-content.ts';

test.each([
  // Pieces of any strength.
  ['0.25g*24粒', '盒', '24 粒', 'weight 250000'],
  ['250mg×24粒/盒', '盒', '24 粒', 'weight 250000'],
  ['0.3g×12片×2板', '盒', '24 片', 'weight 300000'],
  ['360丸/瓶', '瓶', '360 丸', ''],
  ['每8丸重1.44g*200丸', '瓶', '200 丸', 'weight 180000'],
  ['9g×10丸', '盒', '10 丸', 'weight 9000000'],
  ['80/5mg×7片', '盒', '7 片', 'weight 80000, weight 5000'],
  ["0.25g*24's", '盒', '24 粒', 'weight 250000'],
  ['卡通型 20片/盒', '盒', '20 片', ''],
  ['10cm 50支/袋', '袋', '50 支', 'length 100'],
  ['1ml 100支/盒', '盒', '100 支', 'volume 1000'],
  // Contents of sachets, vials and bottles.
  ['10g×20袋', '盒', '200 g', ''],
  ['3g×20袋（无蔗糖）', '盒', '60 g', 'sugar 无糖'],
  ['10ml×10支', '盒', '100 ml', ''],
  ['100ml', '瓶', '100 ml', ''],
  ['100ml/瓶', '瓶', '100 ml', ''],
  ['500g', '盒', '500 g', ''],
  ['60g/瓶', '瓶', '60 g', ''],
  // With a solution's strength, a vial is a piece.
  ['2ml:0.5g×10支', '盒', '10 支', 'volume 2000, weight 500000'],
  // Herbs by weight, in any bag.
  ['选货 500g/袋', 'kg', '1000 g', '选货'],
  ['1kg/袋', '公斤', '1000 g', ''],
  ['1kg/袋', '袋', '1000 g', ''],
])('%s by %s holds %s', (spec, unit, content, kind) => {
  const found = packContent(spec, unit);
  expect([found && `${found.amount} ${found.unit}`, found?.kind]).toEqual([content, kind]);
});

test.each(['', '10*20袋', '12片+6片', '85g+30g', '10mg', '10ml:5mg/支', 'R-500 1台', '立式 1台', '复方', '0.25*24'])(
  'does not guess at %s',
  (spec) => {
    expect(packContent(spec, '盒')).toBeNull();
  },
);
