/** The first row of a query, or null. */
export const firstRow = async <Row>(query: PromiseLike<Row[]>): Promise<Row | null> => (await query)[0] ?? null;

/** The row of a statement that always returns one, such as an insert. */
export const onlyRow = async <Row>(query: PromiseLike<Row[]>): Promise<Row> => {
  const [row] = await query;
  if (row === undefined) throw new Error('A statement returned no row.');
  return row;
};
