import type { Executor } from '#db/database.ts';
import { category } from '#db/schema/category.ts';

export type CategoryNode = { id: number; parentId: number | null; name: string; isHidden: boolean };

export const categoryNodes = (db: Executor): Promise<CategoryNode[]> =>
  db
    .select({ id: category.id, parentId: category.parentId, name: category.name, isHidden: category.isHidden })
    .from(category)
    .orderBy(category.sort, category.id);

/** The ids of categories and all their descendants. */
export const withDescendants = (ids: readonly number[], nodes: readonly CategoryNode[]): number[] => {
  const below = new Set(ids);
  // Iteration over a set includes elements added meanwhile.
  for (const id of below) for (const node of nodes) if (node.parentId === id) below.add(node.id);
  return [...below];
};
