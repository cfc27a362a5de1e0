import { expect, test } from 'vitest';
import { resolveLink } from './resolve-link.ts';

test.each([
  ['/list?category_id=3', '/list?category_id=3'],
  ['/list/info/12', '/list/info/12'],
  ['https://example.com/a', 'https://example.com/a'],
  [' /search?keywords=ej ', '/search?keywords=ej'],
  ['/eleven', '/'],
])('[S17] %s has a target', (url, expected) => {
  expect(resolveLink(url)).toBe(expected);
});

test.each([[''], [null], [undefined], ['#'], ['//evil.example'], ['javascript:alert(1)'], ['list'], ['/no/such/page']])(
  '[S17] %s has none',
  (url) => {
    expect(resolveLink(url)).toBeNull();
  },
);
