import type { DataColumn } from '@yaoji/ui';

/** The columns of a table of goods beside the member's menu, which leaves a narrow window little room for names. */
export const besideMenu = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row>[] =>
  columns.map((column) => (fromLaptop.has(column.id) ? onLaptop(column) : column));

/** Shown where the window has the width of a laptop, or a row is a card. */
export const onLaptop = <Row>(column: DataColumn<Row>): DataColumn<Row> => ({ ...column, priority: 'laptopOrCard' });

const fromLaptop: ReadonlySet<string> = new Set(['stock', 'pack', 'amount']);
