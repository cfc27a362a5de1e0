import { expect, test } from 'vitest';
import { pathsIn, withDescendants } from './walk.ts';

const rows = [
  { id: 3, parentId: 2 },
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 4, parentId: 1 },
  { id: 5, parentId: null },
];

test('finds the path from the root, and none to an unknown category', () => {
  const pathTo = pathsIn(rows);
  expect(pathTo(3).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect([pathTo(9), pathTo(null)]).toEqual([[], []]);
});

test('finds a category with all its descendants once, in any order of the rows', () => {
  expect(withDescendants([1, 2], rows).sort()).toEqual([1, 2, 3, 4]);
  expect(withDescendants([5], rows)).toEqual([5]);
});
