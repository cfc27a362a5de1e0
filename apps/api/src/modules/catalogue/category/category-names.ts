import type { Executor } from '#db/database.ts';
import { categoriesInOrder } from './category.repository.ts';
import { pathsIn } from './walk.ts';

type Choice = { id: number; name: string };

/** Categories with their full paths, each followed by its descendants. */
export const categoryChoices = async (db: Executor): Promise<Choice[]> => {
  const childrenOf = Map.groupBy(await categoriesInOrder(db), ({ parentId }) => parentId);
  const below = (parentId: number | null, path = ''): Choice[] =>
    (childrenOf.get(parentId) ?? []).flatMap(({ id, name }) => [
      { id, name: path + name },
      ...below(id, `${path}${name} / `),
    ]);
  return below(null);
};

/** Finds a category's names, from the root. */
export const categoryPaths = async (db: Executor) => {
  const pathTo = pathsIn(await categoriesInOrder(db));
  return (id: number | null): string[] => pathTo(id).map(({ name }) => name);
};
