import * as css from './page.css.ts';

type RowsProps = {
  label: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** The last column holds figures. Default true. */
  endsInFigures?: boolean;
};

/** A small table. */
export function Rows({ label, heads, rows, endsInFigures = true }: RowsProps) {
  if (rows.length === 0) return <p className={css.muted}>{label}：没有</p>;
  const isFigure = (index: number) => endsInFigures && index === heads.length - 1;
  return (
    <table className={css.table} aria-label={label}>
      <caption className={css.caption}>{label}</caption>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th key={head} scope="col" className={isFigure(index) ? css.tableHeadEnd : css.tableHead}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join(' ')}>
            {row.map((cell, index) => (
              <td key={heads[index]} className={isFigure(index) ? css.tableCellEnd : css.tableCell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
