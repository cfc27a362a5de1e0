import { expect, test } from 'vitest';
import { pastedPrices, pastedQuantities, withPasted } from './pasted-prices.ts';

test.each([
  ['7\t11.50', '11.50'],
  ['7,六味地黄丸,200丸/瓶,11.5', '11.5'],
  ['7  ¥11', '11'],
  ['7，11.5元', '11.5'],
])('reads %j', (text, price) => {
  expect(pastedPrices(text)).toEqual({ rows: [{ goodsId: 7, price }], unread: [] });
});

test('names the rows without a number or a price', () => {
  const text = '编号\t协议价\n7\t11.50\n\n8\n9\t暂无\n10\t1.23456\r\n7\t12';
  expect(pastedPrices(text)).toEqual({ rows: [{ goodsId: 7, price: '12' }], unread: [1, 4, 5, 6] });
});

test('reads quantities with and without a quote', () => {
  const text = '7\t10\t11.50\n8，2.5\n9\n10\t3\t面议\n11\t1\t￥9元';
  expect(pastedQuantities(text)).toEqual({
    rows: [
      { goodsId: 7, quantity: '10', price: '11.50' },
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
