import { memo, type ReactNode, useRef } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as css from './data-table.css.ts';
import { moveBetweenRows } from './move-between-rows.ts';
import { useFieldInSight } from './use-field-in-sight.ts';

export type DataColumn<Row> = {
  /** Unique among its siblings. */
  id: string;
  /** Column heading. */
  header: string;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** Default `start`. */
  align?: 'start' | 'center' | 'end';
  /** CSS width, e.g. 120px. */
  width?: string;
  /**
   * Shown in tables of any width (`always`), from 720 px (`tablet`), from 960 px (`laptop`), or from 960 px and on
   * phones, where rows are cards (`laptopOrCard`). Default `always`.
   */
  priority?: 'always' | 'laptop' | 'laptopOrCard' | 'tablet';
  /** On phones, where rows are cards: takes the full width and hides its heading. Default false. */
  wide?: boolean;
  /** Hides the heading visually. Default false. */
  headerHidden?: boolean;
  /** Makes the heading a button that sorts; `direction` is that of the rows now, null if another column sorts them. */
  sort?: { direction: 'ascending' | 'descending' | null; onSort: () => void };
};

export type DataTableProps<Row> = {
  /** Accessible name of the table. */
  caption: string;
  /** From left to right. */
  columns: readonly DataColumn<Row>[];
  /** In display order. */
  rows: readonly Row[];
  /** Unique key of an entry. */
  keyOf: (row: Row) => string | number;
  /** A sticky last line, e.g. a total. */
  footer?: ReactNode;
  /** Shown if there are no rows. */
  empty?: ReactNode;
  /** Number of placeholder rows to show. */
  loadingRows?: number;
  /** The head sticks below a compact header. Default false. */
  belowHeader?: boolean;
  /** Rows of 32 px instead of 40. Default false. */
  dense?: boolean;
};

/**
 * Up, down and Enter move between the fields of a column. Columns and rows are compared by identity, so keep them
 * stable.
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
                data-head={column.id}
                className={classNames(
                  css.head,
                  belowHeader && css.headLow,
                  css.align[column.align ?? 'start'],
                  css.priority[column.priority ?? 'always'],
                )}
                style={column.width ? { width: column.width } : undefined}
                {...(column.sort?.direction ? { 'aria-sort': column.sort.direction } : {})}
              >
                <Head column={column} />
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

const arrows = { ascending: '↑', descending: '↓' } as const;

function Head<Row>({ column: { header, headerHidden, sort } }: { column: DataColumn<Row> }) {
  if (headerHidden) return <span className={visuallyHidden}>{header}</span>;
  if (!sort) return header;
  return (
    <button type="button" className={css.sort} onClick={sort.onSort}>
      {header}
      <span aria-hidden="true">{sort.direction === null ? '↕' : arrows[sort.direction]}</span>
    </button>
  );
}

type DataRowProps<Row> = { id: string | number; row: Row; columns: readonly DataColumn<Row>[] };

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
