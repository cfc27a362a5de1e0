import { expect, test } from 'vitest';
import type { CategoryRow } from './category.repository.ts';
import { categoryTree, zoneTree } from './category-tree.ts';

const row = (id: number, parentId: number | null, name: string, mode: CategoryRow['mode'] = 'normal'): CategoryRow => ({
  id,
  parentId,
  name,
  mode,
  sort: id,
  logo: null,
  isHidden: false,
});

const rows = [
  row(1, null, '中成药'),
  row(2, 1, '补益'),
  row(3, 1, '清热'),
  row(4, null, '中药饮片', 'zy'),
  row(5, 4, '根茎类', 'zy'),
];

const names = (tree: ReturnType<typeof categoryTree>): unknown[] =>
  tree.map(({ name, children }) => (children.length > 0 ? [name, names(children)] : name));

test('children are below their parent', () => {
  expect(names(categoryTree(rows))).toEqual([
    ['中成药', ['补益', '清热']],
    ['中药饮片', ['根茎类']],
  ]);
});

test('a menu of some categories leaves out parents with none of them', () => {
  expect(names(categoryTree(rows, ({ id }) => id === 3))).toEqual([['中成药', ['清热']]]);
});

test('[S10] the menu of a zone has the trees of its mode', () => {
  expect(names(zoneTree(rows, 'zy'))).toEqual([['中药饮片', ['根茎类']]]);
  expect(zoneTree(rows, 'qx')).toEqual([]);
});

test('[C083] a hidden category is left out with all below it', () => {
  const hidden = rows.map((each) => ({ ...each, isHidden: each.id === 1 }));
  expect(names(categoryTree(hidden))).toEqual([['中药饮片', ['根茎类']]]);
});
