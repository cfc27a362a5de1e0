/** The first row that a query finds; null where it finds none. */
export const firstRow = async <Row>(query: PromiseLike<Row[]>): Promise<Row | null> => (await query)[0] ?? null;

/** The row that a statement cannot but return, such as an insert. */
export const onlyRow = async <Row>(query: PromiseLike<Row[]>): Promise<Row> => {
  const [row] = await query;
  if (row === undefined) throw new Error('A statement returned no row.');
  return row;
};
