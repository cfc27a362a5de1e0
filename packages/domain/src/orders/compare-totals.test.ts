import { expect, test } from 'vitest';
import { priceCart } from '../pricing/price-cart.ts';
import { cartOf, line } from '../testing/build-cart.ts';
import { compareTotals, type ShownOrder } from './compare-totals.ts';

const cart = cartOf([line(1), line(2, { listPrice: '5.00' })]);
const shown = (changes: Partial<ShownOrder> = {}): ShownOrder => ({
  payable: '150.00',
  lines: [
    { id: 1, quantity: '10', unitPrice: '10.00', paid: '100.00' },
    { id: 2, quantity: '10.000', unitPrice: 5 },
  ],
  ...changes,
});

test('[O3] equal figures may be ordered in any notation', () => {
  const priced = priceCart(cart);
  expect(compareTotals(shown({ payable: 150 }), priced)).toEqual({
    same: true,
    shown: '150',
    actual: '150.00',
    totals: priced.totals,
    lines: [],
    message: null,
  });
  expect(compareTotals({ payable: '150.00' }, priced).same).toBe(true);
});

test('[O3] another total is not ordered and says so', () => {
  expect(compareTotals({ payable: '149.99' }, priceCart(cart))).toMatchObject({
    same: false,
    message: '订单金额已由¥149.99变为¥150.00，请核对后重新提交',
  });
});

const oneLine = { id: 1, quantity: '10', unitPrice: '10.00' };

test.each<[string, Parameters<typeof line>[1], Partial<ShownOrder>['lines'], unknown]>([
  [
    'price up',
    { listPrice: '10.50' },
    [oneLine],
    { id: 1, kind: 'PRICE_UP', shown: '10.00', actual: '10.50', message: '单价由¥10.00变为¥10.50' },
  ],
  [
    'price down',
    { listPrice: '9.50' },
    [oneLine],
    { id: 1, kind: 'PRICE_DOWN', shown: '10.00', actual: '9.50', message: '单价由¥10.00变为¥9.50' },
  ],
  [
    'quantity',
    { quantity: 9 },
    [oneLine],
    { id: 1, kind: 'QUANTITY', shown: '10', actual: '9', message: '数量由10变为9' },
  ],
  [
    'promotion',
    {},
    [{ ...oneLine, paid: '90.00' }],
    { id: 1, kind: 'PROMOTION', shown: '90.00', actual: '100.00', message: '优惠后金额由¥90.00变为¥100.00' },
  ],
  [
    'blocked',
    { block: { code: 'NO_STOCK', message: '暂时缺货', fix: { kind: 'contact', label: '' } } },
    [oneLine],
    { id: 1, kind: 'REMOVED', shown: '10', actual: null, message: '暂时缺货' },
  ],
  [
    'no price any more',
    { listPrice: null },
    [oneLine],
    { id: 1, kind: 'REMOVED', shown: '10', actual: null, message: '暂无报价' },
  ],
  ['added', {}, [], { id: 1, kind: 'ADDED', shown: null, actual: '10', message: '新增商品' }],
])('[O3] a line that differs is named: %s', (_title, changes, lines, difference) => {
  const priced = priceCart(cartOf([line(1, changes)]));
  const compared = compareTotals({ payable: priced.totals.payable, lines: lines ?? [] }, priced);
  expect(compared.lines).toEqual([difference]);
  expect(compared.same).toBe(false);
  expect(compared.message).toBe('商品信息已变化，请核对后重新提交');
});

test('[O3] a line that is gone is removed, one that is not selected is not added', () => {
  const priced = priceCart(cartOf([line(1, { selected: false })]));
  const compared = compareTotals({ payable: 0, lines: [{ ...oneLine, id: 9 }] }, priced);
  expect(compared.lines).toEqual([
    { id: 9, kind: 'REMOVED', shown: '10', actual: null, message: '商品已不在购物车中' },
  ]);
});
