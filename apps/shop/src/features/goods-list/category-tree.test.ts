import type { Category } from '@yaoji/api-client/wire';
import { expect, test } from 'vitest';
import { categoriesAt, categoryNames } from './category-tree.ts';
import { listChoices } from './chosen-labels.ts';
import { readListState } from './list-state.ts';

const category = (id: number, name: string, children: Category[] = []): Category => ({
  id,
  name,
  icon: null,
  children,
});
const tree = [category(1, '中成药', [category(3, '补益'), category(4, '清热')]), category(2, '化学药')];
const at = (id?: string) => categoriesAt(tree, id).map(({ name }) => name);

test('[R048] offers the children of a category, at a leaf its siblings, at the top the main ones', () => {
  expect(at()).toEqual(['中成药', '化学药']);
  expect(at('1')).toEqual(['补益', '清热']);
  expect(at('4')).toEqual(['补益', '清热']);
  expect(at('2')).toEqual(['中成药', '化学药']);
  expect(at('99')).toEqual(['中成药', '化学药']);
});

test('every category has a name', () => {
  expect([...categoryNames(tree)]).toEqual([
    ['1', '中成药'],
    ['3', '补益'],
    ['4', '清热'],
    ['2', '化学药'],
  ]);
});

test('[R048] a category missing from the menus is not shown by its number', () => {
  const state = readListState(new URLSearchParams('category_id=999999'));
  expect(listChoices(state, [], tree).map(({ label }) => label)).toEqual(['已停用的分类']);
});

test('[R048] every filter has a name and a link that removes it', () => {
  const state = readListState(
    new URLSearchParams(
      'category_id=3&maker=A&flags=bought&in_stock=1&price_min=10&price_max=50&activity_id=7&coupon_id=5&page=4',
    ),
  );
  const choices = listChoices(state, [], tree);
  expect(choices.map(({ label }) => label)).toEqual([
    '补益',
    'A',
    '买过的',
    '有货',
    '¥10–¥50',
    '活动商品',
    '可用券商品',
  ]);
  for (const { without } of choices) expect(listChoices(without, [], tree)).toHaveLength(choices.length - 1);
  expect(choices.every(({ without }) => without.page === 1)).toBe(true);
});
