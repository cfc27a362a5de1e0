import type { Category } from '@yaoji/api-client/wire';

/** Maps the id of every category to its name. */
export function categoryNames(categories: readonly Category[]): Map<string, string> {
  const names = new Map<string, string>();
  const visit = ({ id, name, children }: Category) => {
    names.set(String(id), name);
    children.forEach(visit);
  };
  categories.forEach(visit);
  return names;
}

/**
 * The categories to offer for `chosenId`: its children, or at a leaf itself and its siblings; the main categories if
 * none is chosen.
 */
export function categoriesAt(categories: readonly Category[], chosenId: string | undefined): readonly Category[] {
  if (!chosenId) return categories;
  const within = (siblings: readonly Category[]): readonly Category[] | undefined => {
    for (const category of siblings) {
      if (String(category.id) === chosenId) return category.children.length > 0 ? category.children : siblings;
      const found = within(category.children);
      if (found) return found;
    }
    return undefined;
  };
  return within(categories) ?? categories;
}
