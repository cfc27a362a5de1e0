import type { Schemas } from '@yaoji/api-client/desk/contract';
import { invalid, required } from '#errors/refusal.ts';
import { type CategoryRow, categoriesInOrder, lockCategory, updateCategory } from '#modules/focus/index.ts';
import { versionOf } from '#wire-values.ts';
import type { DeskHandlers } from './operation.ts';
import { asSeen, written } from './stored-record.ts';

type Category = Schemas['MenuCategory'];

const toCategory = ({ id, name, mode, logo, sort }: CategoryRow, depth: number): Category => {
  // The free-shipping menu follows from products.
  const form = { mode: mode === 'yx' ? ('normal' as const) : mode, ...(logo ? { logo } : {}), sort };
  return { id, version: versionOf([form]), name, depth, form };
};

/** Each category followed by its descendants. */
const inMenuOrder = (rows: CategoryRow[], parentId: number | null = null, depth = 0): Category[] =>
  rows
    .filter((row) => row.parentId === parentId)
    .flatMap((row) => [toCategory(row, depth), ...inMenuOrder(rows, row.id, depth + 1)]);

export const categoryHandlers = {
  listCategories: async (_, { db }) => {
    const list = inMenuOrder(await categoriesInOrder(db));
    return { list, total: list.length };
  },
  changeCategory: async ({ params: { id }, body: { version, category: form } }, { db }) => {
    const row = required(await lockCategory(db, id), 'categoryMissing');
    const depth = row.parentId === null ? 0 : 1;
    const before = asSeen(toCategory(row, depth), version);
    if (depth > 0 && form.mode !== before.form.mode) throw invalid({ 'category[mode]': '菜单由一级分类决定' });
    const { mode, logo = null, sort } = form;
    return written(toCategory(await updateCategory(db, id, { mode, logo, sort }), depth), before, '分类已保存');
  },
} satisfies DeskHandlers<'listCategories' | 'changeCategory'>;
