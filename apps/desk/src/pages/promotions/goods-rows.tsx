import type { FieldErrors } from '@yaoji/api-client';
import { CloseIcon, formatMoney, IconButton, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { type ChosenGoods, GoodsSearch } from '#pages/parts/goods-search.tsx';
import * as css from '#pages/parts/page.css.ts';
import { CardTable } from '#pages/parts/rows.tsx';
import * as own from './activity-page.css.ts';

/** What can be said of goods beside which they are. */
export type FigureName = 'price' | 'stock' | 'cap' | 'quantity';
type Row = { readonly goodsId: number } & { readonly [Name in FigureName]?: string };

/** What is known of the goods that a page speaks of. */
export type KnownGoods = {
  known: ReadonlyMap<number, ChosenGoods>;
  /** Takes note of goods that were chosen. */
  learn: (goods: readonly ChosenGoods[]) => void;
};

export function useKnownGoods(named: readonly ChosenGoods[] = []): KnownGoods {
  const [known, setKnown] = useState<KnownGoods['known']>(new Map(named.map((each) => [each.id, each])));
  const learn = (goods: readonly ChosenGoods[]) =>
    setKnown((before) => new Map([...goods.map((each) => [each.id, each] as const), ...before]));
  return { known, learn };
}

const figureNames: Readonly<Record<FigureName, string>> = {
  price: '活动价',
  stock: '活动库存',
  cap: '每店限购',
  quantity: '数量',
};

type GoodsRowsProps<Each extends Row> = KnownGoods & {
  caption: string;
  list: readonly Each[];
  /** Which of the list are shown. Default all. */
  isShown?: (row: Each) => boolean;
  /** The columns that can be typed into. */
  figures: readonly FigureName[];
  /** What the server calls a row of the list, without its number: activity[goods]. */
  within: string;
  problems: FieldErrors;
  /** Without list price, pack and stock. Default false. */
  isShort?: boolean;
  /** What goods are added as. */
  rowOf: (goods: ChosenGoods) => Each;
  onChange: (list: Each[]) => void;
};

/** Chosen goods with their figures; more are searched for below them. */
export function GoodsRows<Each extends Row>(props: GoodsRowsProps<Each>) {
  const { caption, list, isShown = () => true, figures, within, problems, isShort = false } = props;
  const { known, learn, rowOf, onChange } = props;
  const rows = list.filter(isShown);
  const typedHeads = figures.map((name) => figureNames[name]);
  const figureHeads = [...(isShort ? [] : ['原价', '起订', '库存']), ...typedHeads, '移除'];
  const replace = (row: Each, after: readonly Each[]) =>
    onChange(list.flatMap((each) => (each === row ? after : [each])));
  const cellsOf = (row: Each) => {
    const place = `${within}[${list.indexOf(row)}]`;
    const { name = `商品${row.goodsId}`, spec, maker, price, packStep, stock } = known.get(row.goodsId) ?? {};
    const wrong = Object.entries(problems).filter(([field]) => field.startsWith(place));
    return [
      <>
        <span className={css.strong}>{name}</span>{' '}
        <span className={css.muted}>
          {spec} {maker}
        </span>
        {wrong.map(([field, messages]) => (
          <Problem key={field} messages={messages} />
        ))}
      </>,
      ...(isShort ? [] : [price ? formatMoney(price) : '—', packStep ?? '—', stock ?? '—']),
      ...figures.map((figure) => (
        <div key={figure} className={own.figure}>
          <TextField
            size="small"
            inputMode="decimal"
            aria-label={`${name} ${figureNames[figure]}`}
            invalid={`${place}[${figure}]` in problems}
            value={row[figure] ?? ''}
            onChange={(text) => replace(row, [withFigure(row, figure, text.trim())])}
          />
        </div>
      )),
      <IconButton key="remove" size="small" label={`移除 ${name}`} onClick={() => replace(row, [])}>
        <CloseIcon size={14} />
      </IconButton>,
    ];
  };
  return (
    <div className={css.stack}>
      {rows.length > 0 && (
        <CardTable
          label={caption}
          heads={['商品', ...figureHeads]}
          figures={figureHeads}
          rows={rows.map((row) => ({ key: row.goodsId, cells: cellsOf(row) }))}
        />
      )}
      <Problem messages={problems[within]} />
      <GoodsSearch
        label={`添加${caption}`}
        onAdd={(goods) => {
          learn(goods);
          const more = goods.filter(({ id }) => !rows.some(({ goodsId }) => goodsId === id));
          onChange([...list, ...more.map(rowOf)]);
        }}
      />
    </div>
  );
}

const Problem = ({ messages }: { messages: readonly string[] | undefined }) =>
  messages && (
    <div role="alert" className={css.problem}>
      {messages.join('；')}
    </div>
  );

/** An empty figure is none. */
const withFigure = <Each extends Row>(row: Each, name: FigureName, text: string): Each => {
  const { [name]: _, ...others } = row;
  // The cast: a figure that was there is left out or another text.
  return (text === '' ? others : { ...others, [name]: text }) as Each;
};
