import type { Category } from '@yaoji/api-client/wire';
import { sitePictureUrl } from '#modules/catalogue/picture/index.ts';
import type { CategoryRow } from './category.repository.ts';

/** Shown categories with their children; `isIncluded` selects the leaves of the menu. */
export const categoryTree = (
  rows: CategoryRow[],
  isIncluded: (row: CategoryRow) => boolean = () => true,
): Category[] => {
  const childrenOf = Map.groupBy(rows, ({ parentId }) => parentId);
  const below = (parentId: number | null): Category[] =>
    (childrenOf.get(parentId) ?? []).flatMap((row) => {
      if (row.isHidden) return [];
      const children = below(row.id);
      if (children.length === 0 && !isIncluded(row)) return [];
      const icon = row.logo ?? (parentId === null ? sitePictureUrl('category', row.id, row.name) : null);
      return [{ id: row.id, name: row.name, icon, children }];
    });
  return below(null);
};

/** The trees whose root belongs to a zone. */
export const zoneTree = (rows: CategoryRow[], mode: CategoryRow['mode']): Category[] => {
  const roots = new Set(rows.filter((row) => row.parentId === null && row.mode === mode).map(({ id }) => id));
  return categoryTree(rows).filter(({ id }) => roots.has(id));
};
