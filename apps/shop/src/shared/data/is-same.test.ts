import { expect, test } from 'vitest';
import { isSame } from './is-same.ts';

const line = { id: 1, goods: { name: '阿胶', tags: [{ name: '满' }], cap: null } };

test('data with the same content are the same', () => {
  expect(isSame(line, structuredClone(line))).toBe(true);
  expect(isSame([], [])).toBe(true);
});

test.each([
  [line, { ...line, id: 2 }],
  [line, { ...line, goods: { ...line.goods, tags: [] } }],
  [line, { ...line, goods: { ...line.goods, cap: '10' } }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[1, 2], [1]],
  [null, {}],
  [[], {}],
  ['1', 1],
])('%j is not %j', (a, b) => {
  expect(isSame(a, b)).toBe(false);
});
