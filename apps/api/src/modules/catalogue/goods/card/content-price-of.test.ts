import { expect, test } from 'vitest';
import { contentPriceOf } from './content-price-of.ts';

test.each([
  ['12.00', '0.25g*24粒', '盒', '化学药', '0.50/粒'],
  ['12.00', '复方', '盒', '化学药', null],
  [null, '0.25g*24粒', '盒', '化学药', null],
  ['40.30', '选货 500g/袋', 'kg', '食品', '0.0403/g'],
  ['40.30', '选货 500g/袋', 'kg', '中药饮片', '40.30/kg'],
  ['84.60', '一级 500g/袋', '袋', '中药饮片', '169.20/kg'],
  ['10.00', '3g×10袋', '盒', '中药材', '333.33/kg'],
])('%s for %s by %s of %s is %s', (price, spec, unit, scope, each) => {
  const found = contentPriceOf({ price, spec, unit, scope });
  expect(found && `${found.price}/${found.unit}`).toBe(each);
});
