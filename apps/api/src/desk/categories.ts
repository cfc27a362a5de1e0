import type { Schemas } from '@yaoji/api-client/desk/contract';
import type { Executor } from '#db/database.ts';
import { invalid, required } from '#errors/refusal.ts';
import {
  type CategoryRow,
  type CategoryValues,
  categoriesInOrder,
  createCategory,
  editCategory,
  goodsBelow,
  goodsInCategories,
  lockTree,
  mergeCategories,
  removeCategory,
} from '#modules/catalogue/category/index.ts';
import { reductionsBelowFloor } from '#modules/selling/activity/index.ts';
import { toFlag, versionOf } from '#wire-values.ts';
import type { DeskHandlers } from './operation.ts';
import { requireApproval } from './require-approval.ts';
import { asSeen, written } from './stored-record.ts';

type Category = Schemas['MenuCategory'];
type Form = Schemas['CategoryForm'];

const toForm = ({ name, parentId, mode, logo, sort, isHidden }: CategoryRow): Form => ({
  name,
  ...(parentId === null ? {} : { parentId }),
  // The free-shipping menu follows from products.
  mode: mode === 'yx' ? 'normal' : mode,
  ...(logo ? { logo } : {}),
  sort,
  isHidden: toFlag(isHidden),
});

const toValues = ({ name, parentId, mode, logo, sort, isHidden }: Form): CategoryValues => ({
  name: name.trim(),
  parentId: parentId ?? null,
  mode,
  logo: logo ?? null,
  sort,
  isHidden: isHidden === 1,
});

type Tree = { rows: CategoryRow[]; counts: Map<number | null, number> };

/** Each category followed by its descendants. */
const inMenuOrder = ({ rows, counts }: Tree, parentId: number | null = null, depth = 0): Category[] =>
  rows
    .filter((row) => row.parentId === parentId)
    .flatMap((row) => {
      const below = inMenuOrder({ rows, counts }, row.id, depth + 1);
      const children = below.filter((child) => child.depth === depth + 1);
      const goods = children.reduce((sum, child) => sum + child.goods, counts.get(row.id) ?? 0);
      const form = toForm(row);
      return [{ id: row.id, version: versionOf([form]), name: row.name, depth, goods, form }, ...below];
    });

const loadAll = async (db: Executor) =>
  inMenuOrder({ rows: await categoriesInOrder(db), counts: await goodsInCategories(db) });

const load = async (db: Executor, id: number) =>
  required((await loadAll(db)).find((row) => row.id === id) ?? null, 'categoryMissing');

export const categoryHandlers = {
  listCategories: async (_, { db }) => {
    const list = await loadAll(db);
    return { list, total: list.length };
  },
  createCategory: async ({ body: { category } }, { db }) => {
    await lockTree(db);
    return written(await load(db, await createCategory(db, toValues(category))), null, '分类已创建');
  },
  changeCategory: async ({ params: { id }, body: { version, category: form } }, context) => {
    const { db, now } = context;
    await lockTree(db);
    const before = asSeen(await load(db, id), version);
    const isMoved = form.parentId !== before.form.parentId;
    if (before.depth > 0 && !isMoved && form.mode !== before.form.mode)
      throw invalid({ 'category[mode]': '菜单由一级分类决定' });
    await editCategory(db, id, toValues(form));
    if (isMoved) requireApproval(context, await reductionsBelowFloor(db, await goodsBelow(db, id), now));
    return written(await load(db, id), before, '分类已保存');
  },
  mergeCategory: async ({ params: { id }, body: { intoId } }, context) => {
    const { db, now } = context;
    await lockTree(db);
    const before = await load(db, id);
    const goodsIds = await goodsBelow(db, id);
    await mergeCategories(db, id, intoId, now);
    requireApproval(context, await reductionsBelowFloor(db, goodsIds, now));
    const into = await load(db, intoId);
    const message = `${before.name}已合并到${into.name}`;
    return { ...written(before, before, message), data: into, after: { intoId, name: into.name, goods: into.goods } };
  },
  removeCategory: async ({ params: { id } }, { db }) => {
    await lockTree(db);
    const before = await load(db, id);
    await removeCategory(db, id);
    return { ...written(before, before, '分类已删除'), after: null };
  },
} satisfies DeskHandlers<'listCategories' | 'createCategory' | 'changeCategory' | 'mergeCategory' | 'removeCategory'>;
