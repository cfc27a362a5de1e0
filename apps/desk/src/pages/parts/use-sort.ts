import type { DataColumn } from '@yaoji/ui';
import { useFilters } from '#shared/address/use-filters.ts';

/**
 * The filter `sort` of a list: the fields by which its columns, named by their headings, sort. A heading sorts from the
 * highest, then from the lowest, then as the list does by itself.
 */
export function useSort<Field extends string>(fields: Readonly<Record<string, Field>>) {
  const { filter, setFilters } = useFilters();
  const asked = filter('sort');
  const isKnown = Object.values<string>(fields).includes(asked.replace('-', ''));
  // The cast: it was looked up.
  const sort = isKnown ? (asked as Field | `-${Field}`) : undefined;
  const sortOf = (field: Field): NonNullable<DataColumn<never>['sort']> => ({
    direction: sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : null,
    onSort: () => setFilters({ sort: sort === field ? '' : sort === `-${field}` ? field : `-${field}` }),
  });
  return {
    sort: sort && { sort },
    sorted: <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row>[] =>
      columns.map((column) => {
        const field = fields[column.header];
        return field ? { ...column, sort: sortOf(field) } : column;
      }),
  };
}

/** The field and the direction apart, for lists that take them so. */
export const sortQuery = <Field extends string>(chosen: { sort: Field | `-${Field}` } | undefined) =>
  // The cast: a field, without its sign.
  chosen &&
  ({ sort: chosen.sort.replace('-', '') as Field, order: chosen.sort.startsWith('-') ? 'desc' : 'asc' } as const);
