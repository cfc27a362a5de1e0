import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A field of a list, from the highest with a minus. */
export type Sort<Field extends string> = Field | `-${Field}`;

/** `order by` one of these columns, rows without a value last; null if nothing is asked for. */
export const sortedBy = <Field extends string>(
  columns: Readonly<Record<Field, SQLWrapper>>,
  sort: Sort<Field> | undefined,
): SQL | null => {
  if (sort === undefined) return null;
  // The cast: without its minus, a sort is a field.
  const column = columns[sort.replace('-', '') as Field];
  return sort.startsWith('-') ? sql`${column} desc nulls last` : sql`${column} asc nulls last`;
};
