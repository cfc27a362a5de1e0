import { expect, test } from 'vitest';
import document from '../../openapi.json' with { type: 'json' };
import type { Schemas } from '../contract/index.ts';
import { exampleOf } from '../docs/index.ts';
import { cartLineCodec } from '../wire/index.ts';
import { cartLineView } from './index.ts';

const example = exampleOf(document, { $ref: '#/components/schemas/CartLine' }) as Schemas['CartLine'];
const line = cartLineCodec.read(example);

test.each([
  ['12.8', undefined],
  ['11.80', '12.80'],
])('[K5] a unit price of %s strikes through the list price %s', (unitPrice, listPrice) => {
  const priced = { unitPrice, amount: '0.00', priceKind: 'ladder', selected: true, excluded: null, ladder: null };
  const goods = { ...line.goods, listPrice: '12.80' };
  expect(cartLineView({ ...line, goods }, priced, { goodsHref: String, formatMoney: String }).listPrice).toBe(
    listPrice,
  );
});
