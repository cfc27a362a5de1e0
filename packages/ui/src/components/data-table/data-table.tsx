import { memo, type ReactNode, useRef } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as css from './data-table.css.ts';
import { moveBetweenRows } from './move-between-rows.ts';
import { useFieldInSight } from './use-field-in-sight.ts';

export type DataColumn<Row> = {
  /** Distinguishes it from its neighbours. */
  id: string;
  /** Head of the column. */
  header: string;
  /** What stands in the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** Default `start`. */
  align?: 'start' | 'center' | 'end';
  /** CSS width, e.g. 120px. */
  width?: string;
  /**
   * From which width on it is shown: `always`, from 860 px (`tablet`), from 1180 px (`laptop`), from there and on phones,
   * where a row is a card (`laptopOrCard`). Default `always`.
   */
  priority?: 'always' | 'laptop' | 'laptopOrCard' | 'tablet';
  /** On phones, where a row is a small card: takes the whole width and shows no header. Default false. */
  wide?: boolean;
  /** Keeps the header for assistive technology only. Default false. */
  headerHidden?: boolean;
};

export type DataTableProps<Row> = {
  /** Says what the table holds; for assistive technology. */
  caption: string;
  /** From left to right. */
  columns: readonly DataColumn<Row>[];
  /** In the order in which they are shown. */
  rows: readonly Row[];
  /** What distinguishes an entry from its neighbours. */
  keyOf: (row: Row) => string;
  /** A sticky last line, e.g. the sum of the amounts. */
  footer?: ReactNode;
  /** In place of rows. */
  empty?: ReactNode;
  /** Shows this many placeholder rows. */
  loadingRows?: number;
  /** The head stays below a compact header. Default false. */
  belowHeader?: boolean;
  /** Rows of 32 px in place of 40. Default false. */
  dense?: boolean;
};

/**
 * Up, down and Enter move between the fields of a column. Columns and rows are compared by identity: keep them stable.
 *
 * @example <DataTable caption="订单" columns={columns} rows={orders} keyOf={idOf} />
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  footer,
  empty,
  loadingRows = 0,
  belowHeader = false,
  dense = false,
}: DataTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useFieldInSight(frame, foot);
  return (
    <div ref={frame} className={classNames(css.frame, dense && css.dense)}>
      <table className={css.table} onKeyDown={moveBetweenRows} {...(loadingRows > 0 ? { 'aria-busy': true } : {})}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead className={css.headPart}>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classNames(
                  css.head,
                  belowHeader && css.headLow,
                  css.align[column.align ?? 'start'],
                  css.priority[column.priority ?? 'always'],
                )}
                style={column.width ? { width: column.width } : undefined}
              >
                {column.headerHidden ? <span className={visuallyHidden}>{column.header}</span> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.part}>
          {loadingRows > 0
            ? Array.from({ length: loadingRows }, (_, index) => <LoadingRow key={index.toString()} columns={columns} />)
            : rows.map((row) => <DataRow key={keyOf(row)} id={keyOf(row)} row={row} columns={columns} />)}
          {loadingRows === 0 && rows.length === 0 && (
            <tr className={css.part}>
              <td colSpan={columns.length} className={classNames(css.message, css.part)}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {footer !== undefined && (
        <div ref={foot} className={css.foot}>
          <div className={css.footCell}>{footer}</div>
        </div>
      )}
    </div>
  );
}

type DataRowProps<Row> = { id: string; row: Row; columns: readonly DataColumn<Row>[] };

function PlainRow<Row>({ id, row, columns }: DataRowProps<Row>) {
  return (
    <tr className={css.row} data-row={id}>
      {columns.map((column) => (
        <td
          key={column.id}
          className={cellClass(column)}
          data-column={column.id}
          {...(column.wide || column.headerHidden ? {} : { 'data-label': column.header })}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}
const DataRow = memo(PlainRow) as typeof PlainRow;

function LoadingRow<Row>({ columns }: { columns: readonly DataColumn<Row>[] }) {
  return (
    <tr className={css.row}>
      {columns.map((column) => (
        <td key={column.id} className={cellClass(column)}>
          <Skeleton width="70%" />
        </td>
      ))}
    </tr>
  );
}

const cellClass = <Row,>(column: DataColumn<Row>) =>
  classNames(
    css.cell,
    column.wide && css.wide,
    css.align[column.align ?? 'start'],
    css.priority[column.priority ?? 'always'],
  );
