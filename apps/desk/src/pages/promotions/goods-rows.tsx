import type { FieldErrors } from '@yaoji/api-client';
import { operations } from '@yaoji/api-client/desk';
import { CloseIcon, formatMoney, IconButton, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { type ChosenGoods, GoodsSearch } from '#pages/parts/goods-search.tsx';
import * as css from '#pages/parts/page.css.ts';
import { CardTable } from '#pages/parts/rows.tsx';
import { useRead } from '#shared/api/use-read.ts';
import * as own from './activity-page.css.ts';

/** Figures of a product in a list. */
export type FigureName = 'price' | 'stock' | 'cap' | 'quantity';
type Row = { readonly goodsId: number } & { readonly [Name in FigureName]?: string };

/** Products known to a page. */
export type KnownGoods = {
  known: ReadonlyMap<number, ChosenGoods>;
  /** Remembers selected products. */
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
  /** Label of the price. Default 活动价. */
  priceName?: string;
  /** Filters the visible rows. Default all. */
  isShown?: (row: Each) => boolean;
  /** The editable columns. */
  figures: readonly FigureName[];
  /** The server's name for an entry, without its index: activity[goods]. */
  within: string;
  problems: FieldErrors;
  /** Omits list price, pack and stock. Default false. */
  isShort?: boolean;
  /** Makes a row of an added product. */
  rowOf: (goods: ChosenGoods) => Each;
  onChange: (list: Each[]) => void;
};

/** Selected products with their figures, and a search to add more. */
export function GoodsRows<Each extends Row>(props: GoodsRowsProps<Each>) {
  const { caption, list, isShown = () => true, figures, within, problems, isShort = false } = props;
  const { priceName = figureNames.price, learn, rowOf, onChange } = props;
  const rows = list.filter(isShown);
  const known = useNamed(
    props.known,
    rows.map(({ goodsId }) => goodsId),
  );
  const nameOf = (figure: FigureName) => (figure === 'price' ? priceName : figureNames[figure]);
  const typedHeads = figures.map(nameOf);
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
            aria-label={`${name} ${nameOf(figure)}`}
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

const mostNamed = 100;

/** The known products with those that were pasted by number. */
const useNamed = (known: KnownGoods['known'], ids: readonly number[]): KnownGoods['known'] => {
  const id = ids.filter((each) => known.get(each)?.spec === undefined).slice(0, mostNamed);
  const found = useRead(
    operations.listGoods,
    { query: { id, perPage: mostNamed } },
    { enabled: id.length > 0, isList: true },
  );
  return new Map([...known, ...(found.data?.list ?? []).map((each) => [each.id, each] as const)]);
};

const Problem = ({ messages }: { messages: readonly string[] | undefined }) =>
  messages && (
    <div role="alert" className={css.problem}>
      {messages.join('；')}
    </div>
  );

/** An empty figure is removed. */
const withFigure = <Each extends Row>(row: Each, name: FigureName, text: string): Each => {
  const { [name]: _, ...others } = row;
  // The cast: one figure is removed or another text.
  return (text === '' ? others : { ...others, [name]: text }) as Each;
};
