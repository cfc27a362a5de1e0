import { expect, it } from 'vitest';
import { pageNumbers } from './pagination.tsx';

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 27, [1, 2, 3, null, 27]],
  [14, 27, [1, null, 12, 13, 14, 15, 16, null, 27]],
  [27, 27, [1, null, 25, 26, 27]],
  [4, 27, [1, 2, 3, 4, 5, 6, null, 27]],
])('page %i of %i shows %j', (page, pageCount, expected) => {
  expect(pageNumbers(page, pageCount)).toEqual(expected);
});

it('fills a gap of a single page with that page', () => {
  expect(pageNumbers(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
