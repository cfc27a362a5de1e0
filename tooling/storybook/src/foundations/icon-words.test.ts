import { expect, test } from 'vitest';
import { findIcons, type IconName, iconWords } from './icon-words.ts';

// The cast: keys of a record of them.
const names = Object.keys(iconWords) as IconName[];

test.each(['购物车', 'gouwuche', 'gou wu che', 'GWC', 'cart'])('%s finds the cart', (query) => {
  expect(findIcons(names, query)).toEqual(['CartIcon']);
});

test('nothing typed finds all, and what no icon shows finds none', () => {
  expect(findIcons(names, ' ')).toEqual(names);
  expect(findIcons(names, '血压计')).toEqual([]);
});
