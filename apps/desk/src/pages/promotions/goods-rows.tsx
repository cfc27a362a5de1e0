import type { FieldErrors } from '@yaoji/api-client';
import { CloseIcon, formatMoney, IconButton, TextField } from '@yaoji/ui';
import { type ChosenGoods, GoodsSearch } from '#pages/parts/goods-search.tsx';
import * as css from '#pages/parts/page.css.ts';

/** What can be said of goods beside which they are. */
export type FigureName = 'price' | 'stock' | 'cap' | 'quantity';
type Row = { readonly goodsId: number } & { readonly [Name in FigureName]?: string };

const figureNames: Readonly<Record<FigureName, string>> = {
  price: '活动价',
  stock: '活动库存',
  cap: '每店限购',
  quantity: '数量',
};

type GoodsRowsProps<Each extends Row> = {
  caption: string;
  rows: readonly Each[];
  /** The columns that can be typed into. */
  figures: readonly FigureName[];
  known: ReadonlyMap<number, ChosenGoods>;
  /** What the server calls a row of the list, without its number: activity[goods]. */
  within: string;
  /** The number of a row there. Default: its place among the rows. */
  indexOf?: (row: Each) => number;
  problems: FieldErrors;
  /** Without list price, pack and stock. Default false. */
  isShort?: boolean;
  onAdd: (goods: readonly ChosenGoods[]) => void;
  /** The row with other figures; null takes it out. */
  onChange: (row: Each, after: Each | null) => void;
};

/** Chosen goods with their figures; more are searched for below them. */
export function GoodsRows<Each extends Row>(props: GoodsRowsProps<Each>) {
  const { caption, rows, figures, known, within, problems, onAdd, onChange } = props;
  const { indexOf = (row) => rows.indexOf(row), isShort = false } = props;
  const facts = isShort ? [] : ['原价', '起订', '库存'];
  return (
    <div className={css.stack}>
      {rows.length > 0 && (
        <table className={css.table} aria-label={caption}>
          <thead>
            <tr>
              {['商品', ...facts, ...figures.map((name) => figureNames[name]), '移除'].map((head, index) => (
                <th key={head} scope="col" className={index === 0 ? css.tableHead : css.tableHeadEnd}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const index = indexOf(row);
              const goods = known.get(row.goodsId);
              const wrong = Object.entries(problems).filter(([field]) => field.startsWith(`${within}[${index}]`));
              return (
                <tr key={row.goodsId}>
                  <td className={css.tableCell}>
                    <span className={css.strong}>{goods?.name ?? `商品${row.goodsId}`}</span>{' '}
                    <span className={css.muted}>
                      {goods?.spec} {goods?.maker}
                    </span>
                    {wrong.map(([field, messages]) => (
                      <div key={field} role="alert" className={css.problem}>
                        {messages.join('；')}
                      </div>
                    ))}
                  </td>
                  {!isShort && (
                    <>
                      <td className={css.tableCellEnd}>{goods?.price ? formatMoney(goods.price) : '—'}</td>
                      <td className={css.tableCellEnd}>{goods?.packStep ?? '—'}</td>
                      <td className={css.tableCellEnd}>{goods?.stock ?? '—'}</td>
                    </>
                  )}
                  {figures.map((name) => (
                    <td key={name} className={css.tableCellFigure}>
                      <TextField
                        size="small"
                        inputMode="decimal"
                        aria-label={`${goods?.name ?? row.goodsId} ${figureNames[name]}`}
                        invalid={`${within}[${index}][${name}]` in problems}
                        value={row[name] ?? ''}
                        onChange={(text) => onChange(row, withFigure(row, name, text.trim()))}
                      />
                    </td>
                  ))}
                  <td className={css.tableCellEnd}>
                    <IconButton
                      size="small"
                      label={`移除 ${goods?.name ?? row.goodsId}`}
                      onClick={() => onChange(row, null)}
                    >
                      <CloseIcon size={14} />
                    </IconButton>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {problems[within] && (
        <div role="alert" className={css.problem}>
          {problems[within].join('；')}
        </div>
      )}
      <GoodsSearch label={`添加${caption}`} onAdd={onAdd} />
    </div>
  );
}

/** An empty figure is none. */
const withFigure = <Each extends Row>(row: Each, name: FigureName, text: string): Each => {
  const { [name]: _, ...others } = row;
  // The cast: a figure that was there is left out or another text.
  return (text === '' ? others : { ...others, [name]: text }) as Each;
};
