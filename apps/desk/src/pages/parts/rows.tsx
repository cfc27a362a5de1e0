import type { ReactNode } from 'react';
import * as css from './page.css.ts';

type CardTableProps = {
  /** Names the table to assistive technology, or visibly with `isLabelled`. */
  label: string;
  /** Shows the label above the table. Default false. */
  isLabelled?: boolean;
  heads: readonly string[];
  /** Headers of figure columns, which align to the end. Default none. */
  figures?: readonly string[];
  rows: readonly { readonly key: string | number; readonly cells: readonly ReactNode[] }[];
};

/** A table inside a card, with a cell for each header; a sentence if it is empty. */
export function CardTable({ label, isLabelled = false, heads, figures = [], rows }: CardTableProps) {
  if (rows.length === 0) return <p className={css.muted}>没有{label}</p>;
  return (
    <div className={css.tableScroll}>
      <table className={css.table} aria-label={label}>
        {isLabelled && <caption className={css.caption}>{label}</caption>}
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={figures.includes(head) ? css.tableHeadEnd : css.tableHead}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {heads.map((head, index) => (
                <td key={head} className={figures.includes(head) ? css.tableCellEnd : css.tableCell}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowsProps = {
  label: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** The last column holds figures. Default true. */
  endsInFigures?: boolean;
};

/** A small table of texts. */
export function Rows({ label, heads, rows, endsInFigures = true }: RowsProps) {
  return (
    <CardTable
      label={label}
      isLabelled
      heads={heads}
      figures={endsInFigures ? heads.slice(-1) : []}
      rows={rows.map((cells, index) => ({ key: index, cells }))}
    />
  );
}
