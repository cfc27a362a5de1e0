import { expect, test } from 'vitest';
import { pastedQuantities, withPasted } from './pasted-prices.ts';

test('reads quantities with and without a quote', () => {
  const text = '7\t10\t11.50\n8，2.5\n9\n10\t3\t面议\n11\t1\t￥9元\n\n7\t12';
  expect(pastedQuantities(text)).toEqual({
    rows: [
      { goodsId: 7, quantity: '12' },
      { goodsId: 8, quantity: '2.5' },
      { goodsId: 11, quantity: '1', price: '9' },
    ],
    unread: [3, 4],
  });
});

test('replaces the prices of known products, and adds the others', () => {
  const rows = [
    { goodsId: 1, price: '1' },
    { goodsId: 2, price: '2' },
  ];
  const pasted = [
    { goodsId: 3, price: '3' },
    { goodsId: 1, price: '9' },
  ];
  expect(withPasted(rows, pasted)).toEqual([
    { goodsId: 1, price: '9' },
    { goodsId: 2, price: '2' },
    { goodsId: 3, price: '3' },
  ]);
});
