import type { Schemas } from '@yaoji/api-client/contract';
import { cartCodec, cartFiguresCodec } from '@yaoji/api-client/wire';
import { expect, test } from 'vitest';
import { wireCart, wireCartLine, wireFigures, wireFullReduction, wireGoods } from '#testing/wire-samples.ts';
import { applyFigures } from './apply-figures.ts';

type Line = Schemas['CartLine'];

const first = wireCartLine({ activity_ids: [7] });
const second = wireCartLine({ id: 2, goods_id: 13, goods: wireGoods({ id: 13, name: '板蓝根颗粒' }) });
const notOnSale: Line['cant_buy_reason'] = {
  code: 'OFF_SHELF',
  message: '商品已下架',
  fix: { kind: 'similar', route: null, label: '查看相似商品' },
};

const cartOf = (...lines: Line[]) => wireCart(lines, [wireFullReduction([12])]);
/** The browser's cart includes the figures of an answer, which the bare samples lack. */
const settled = (...lines: Line[]) => applyFigures(cartCodec.read(cartOf(...lines)), figuresOf(...lines)).cart;
const figuresOf = (...lines: Line[]) => cartFiguresCodec.read(wireFigures(cartOf(...lines)));

test.each<[change: string, after: Line[], changed: number[]]>([
  ['nothing', [second, first], []],
  ['a quantity', [second, { ...first, number: '10' }], [1]],
  ['a quantity that reaches a reduction', [second, { ...first, number: '50' }], [1]],
  ['a selection', [{ ...second, is_selected: 0 }, first], [2]],
  ['what can be had at most', [second, { ...first, max_number: '30' }], [1]],
  ['a reason', [{ ...second, is_selected: 0, max_number: '0', cant_buy_reason: notOnSale }, first], [2]],
  ['a deleted line', [first], []],
  ['an empty cart', [], []],
])('[D6] after %s the cart equals a fresh read, and other lines stay the same objects', (_, after, changed) => {
  const before = settled(second, first);
  const { cart, agrees } = applyFigures(before, figuresOf(...after));
  expect(agrees).toBe(true);
  expect(cart).toEqual(settled(...after));
  const unchanged = cart.lines.filter((line) => before.lines.includes(line)).map(({ id }) => id);
  expect(unchanged).toEqual(after.map(({ id }) => id).filter((id) => !changed.includes(id)));
});

test.each<[difference: string, answered: Line[]]>([
  ['a line that the browser has not seen', [wireCartLine({ id: 3 }), second, first]],
  ['a price', [second, { ...first, goods: wireGoods({ ori_price: '13.0000' }) }]],
  [
    'the price of a line that does not count',
    [{ ...second, is_selected: 0, goods: wireGoods({ id: 13, ori_price: '13' }) }, first],
  ],
  ['a reduction of more lines', [{ ...second, activity_ids: [7], number: '50' }, first]],
])('[D6] %s makes the browser read the cart again', (_, answered) => {
  expect(applyFigures(settled(second, first), figuresOf(...answered)).agrees).toBe(false);
});

test('[L4] a reduction that now applies to a product triggers a read, even before it is reached', () => {
  const figures = cartFiguresCodec.read(wireFigures(wireCart([second, first], [wireFullReduction([12, 13])])));
  expect(applyFigures(settled(second, first), figures).agrees).toBe(false);
});
