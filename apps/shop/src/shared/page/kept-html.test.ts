import { expect, test } from 'vitest';
import { KeptHtml } from './kept-html.ts';

test('a page is given again for as long as it is made of the same', () => {
  const pages = new KeptHtml();
  pages.keep('/list', 'stock 5', '<p>5</p>');
  expect([pages.find('/list', 'stock 5'), pages.find('/list', 'stock 4'), pages.find('/', 'stock 5')]).toEqual([
    '<p>5</p>',
    undefined,
    undefined,
  ]);
  pages.keep('/list', 'stock 4', '<p>4</p>');
  expect([pages.find('/list', 'stock 5'), pages.find('/list', 'stock 4')]).toEqual([undefined, '<p>4</p>']);
});

test('what was not asked for longest makes room', () => {
  const pages = new KeptHtml();
  const million = 'x'.repeat(1_000_000);
  for (const address of ['/a', '/b', '/c']) pages.keep(address, '', million);
  pages.find('/a', '');
  pages.keep('/d', '', million);
  expect(['/a', '/b', '/c', '/d'].filter((address) => pages.find(address, ''))).toEqual(['/a', '/c', '/d']);
  pages.keep('/e', '', 'x'.repeat(3_000_001));
  expect(['/a', '/e'].filter((address) => pages.find(address, ''))).toEqual([]);
});
