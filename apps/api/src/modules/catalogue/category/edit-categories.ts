import { categoryLimits } from '@yaoji/price-list';
import type { Tx } from '#db/database.ts';
import { Refusal, required } from '#errors/refusal.ts';
import {
  type CategoryRow,
  type CategoryValues,
  categoriesInOrder,
  deleteCategory,
  goodsDirectlyIn,
  insertCategory,
  isCategoryUsed,
  openScopes,
  replaceCategory,
  updateCategories,
} from './category.repository.ts';
import { pathsIn, withDescendants } from './walk.ts';

/** Promotions look as far up. */
const { levels: mostLevels } = categoryLimits;

const find = (rows: CategoryRow[], id: number): CategoryRow =>
  required(rows.find((row) => row.id === id) ?? null, 'categoryMissing');

const childrenOf = (rows: CategoryRow[], id: number) => rows.filter(({ parentId }) => parentId === id);

/** The number of levels that the category and those below it have. */
const heightOf = (rows: CategoryRow[], id: number): number =>
  1 + Math.max(0, ...childrenOf(rows, id).map((child) => heightOf(rows, child.id)));

/** Refuses a place where the tree would have a cycle, too many levels or the same name twice. */
const requirePlace = (rows: CategoryRow[], id: number | null, { parentId, name }: CategoryValues) => {
  if (parentId !== null) find(rows, parentId);
  const path = pathsIn(rows)(parentId);
  if (path.some((row) => row.id === id)) throw new Refusal('categoryInItself');
  if (path.length + (id === null ? 1 : heightOf(rows, id)) > mostLevels) throw new Refusal('categoryTooDeep');
  if (rows.some((row) => row.parentId === parentId && row.name === name && row.id !== id))
    throw new Refusal('categoryNamed', { name });
  return path;
};

/** Call `lockTree` first. Below the first level, the mode is that of the parent. */
export const createCategory = async (tx: Tx, values: CategoryValues): Promise<number> => {
  const parent = requirePlace(await categoriesInOrder(tx), null, values).at(-1);
  const { id } = await insertCategory(tx, { ...values, mode: parent?.mode ?? values.mode });
  return id;
};

/** Call `lockTree` first. */
export const editCategory = async (tx: Tx, id: number, values: CategoryValues) => {
  const rows = await categoriesInOrder(tx);
  const parent = requirePlace(rows, id, values).at(-1);
  const before = find(rows, id);
  await updateCategories(tx, [id], values);
  if (before.parentId !== values.parentId || before.mode !== values.mode)
    await updateCategories(tx, withDescendants([id], rows), { mode: parent?.mode ?? values.mode });
};

/** Call `lockTree` first. Moves all of one category into another, and deletes it. Those below both with the same name are merged, too. */
export const mergeCategories = async (tx: Tx, id: number, intoId: number, now: Date) => {
  const rows = await categoriesInOrder(tx);
  const [source, target, path] = [find(rows, id), find(rows, intoId), pathsIn(rows)(intoId)];
  if (path.includes(source)) throw new Refusal('categoryInItself');
  if (path.length + heightOf(rows, id) - 1 > mostLevels) throw new Refusal('categoryTooDeep');
  await mergeInto(tx, { rows, source, target, now });
};

type Merge = { rows: CategoryRow[]; source: CategoryRow; target: CategoryRow; now: Date };

/** Refuses a merge that would extend a promotion of one category to the products of the other. */
const requireSameScopes = async (tx: Tx, { rows, source, target, now }: Merge) => {
  const covers = (ids: number[], { id }: CategoryRow) => pathsIn(rows)(id).some((row) => ids.includes(row.id));
  for (const { title, categoryIds } of await openScopes(tx, now)) {
    for (const [named, other] of [
      [source, target],
      [target, source],
    ] as const)
      if (categoryIds.includes(named.id) && !covers(categoryIds, other))
        throw new Refusal('categoryInScope', { title, named: named.name, other: other.name });
  }
};

const mergeInto = async (tx: Tx, merge: Merge) => {
  const { rows, source, target, now } = merge;
  await requireSameScopes(tx, merge);
  // Frees its name: a category below it can have the same one.
  await updateCategories(tx, [source.id], { name: `${source.name}\n${source.id}` });
  const siblings = childrenOf(rows, target.id).filter((row) => row !== source);
  for (const child of childrenOf(rows, source.id)) {
    const twin = siblings.find(({ name }) => name === child.name);
    if (twin) await mergeInto(tx, { rows, source: child, target: twin, now });
    else {
      await updateCategories(tx, [child.id], { parentId: target.id });
      await updateCategories(tx, withDescendants([child.id], rows), { mode: target.mode });
    }
  }
  await replaceCategory(tx, source.id, target.id, now);
  await deleteCategory(tx, source.id);
};

/** The products in a category and in all below it. */
export const goodsBelow = async (tx: Tx, id: number): Promise<number[]> =>
  goodsDirectlyIn(tx, withDescendants([id], await categoriesInOrder(tx)));

/** Call `lockTree` first. Deletes a category that nothing refers to. */
export const removeCategory = async (tx: Tx, id: number) => {
  const rows = await categoriesInOrder(tx);
  if (childrenOf(rows, id).length > 0 || (await isCategoryUsed(tx, id))) throw new Refusal('categoryInUse');
  await deleteCategory(tx, id);
};
