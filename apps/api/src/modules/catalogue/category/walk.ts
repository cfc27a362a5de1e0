type Node = { id: number; parentId: number | null };

/** Finds the path from the root to a category. */
export const pathsIn = <Row extends Node>(rows: readonly Row[]) => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pathTo = (id: number | null): Row[] => {
    const row = id === null ? undefined : byId.get(id);
    return row ? [...pathTo(row.parentId), row] : [];
  };
  return pathTo;
};

/** The ids of categories and all their descendants. */
export const withDescendants = (ids: readonly number[], rows: readonly Node[]): number[] => {
  const below = new Set(ids);
  // Iteration over a set includes elements added meanwhile.
  for (const id of below) for (const row of rows) if (row.parentId === id) below.add(row.id);
  return [...below];
};
