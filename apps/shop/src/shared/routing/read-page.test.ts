import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=x', 1],
  ['page=99999999', 100_000],
])('an address with "%s" requests page %i', (search, page) => {
  expect(readPage(new URLSearchParams(search))).toBe(page);
});
