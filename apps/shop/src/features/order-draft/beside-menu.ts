import type { DataColumn } from '@yaoji/ui';

/** The columns of a product table next to the member's menu, which leaves little room for names in a narrow window. */
export const besideMenu = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row>[] =>
  columns.map((column) => (fromLaptop.has(column.id) ? onLaptop(column) : column));

/** Shown if the window is as wide as a laptop's, or a row is a card. */
export const onLaptop = <Row>(column: DataColumn<Row>): DataColumn<Row> => ({ ...column, priority: 'laptopOrCard' });

const fromLaptop: ReadonlySet<string> = new Set(['stock', 'pack', 'amount']);
