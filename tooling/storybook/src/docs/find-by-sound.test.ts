import { expect, test } from 'vitest';
import { findBySound } from './find-by-sound.ts';

const names = ['CartIcon 购物车 进货单', 'QuantityStepper 数量步进器'];
const find = (query: string) => findBySound(names, (name) => name, query);

test.each(['购物车', 'gouwuche', 'gou wu che', 'GWC', 'cart', 'jhd'])('%s finds the cart', (query) => {
  expect(find(query)).toEqual([names[0]]);
});

test('nothing typed finds all, and what no name contains finds none', () => {
  expect(find(' ')).toEqual(names);
  expect(find('血压计')).toEqual([]);
});
