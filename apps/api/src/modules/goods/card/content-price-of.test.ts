import { expect, test } from 'vitest';
import { contentPriceOf } from './content-price-of.ts';

test.each([
  ['12.00', '0.25g*24粒', '盒', '0.50/粒'],
  ['12.00', '复方', '盒', null],
  [null, '0.25g*24粒', '盒', null],
  ['40.30', '选货 500g/袋', 'kg', '0.0403/g'],
])('%s for %s by %s is %s', (price, spec, unit, each) => {
  const found = contentPriceOf({ price, spec, unit });
  expect(found && `${found.price}/${found.unit}`).toBe(each);
});
