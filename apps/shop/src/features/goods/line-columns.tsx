import { type DataColumn, formatMoney, Link } from '@yaoji/ui';
import { href } from '#shared/routing/href.ts';
import * as css from './line-columns.css.ts';

type Line = Readonly<Record<'name' | 'spec' | 'maker' | 'quantity' | 'unit', string>> & {
  goodsId: number;
  /** Why it cannot be bought. */
  reason: string | null;
};

/** The product of a line and its quantity. */
export const lineColumns: readonly DataColumn<Line>[] = [
  {
    id: 'goods',
    header: '商品',
    wide: true,
    cell: ({ goodsId, name, spec, maker, reason }) => (
      <span className={css.goods}>
        <Link href={href('list_info', { id: goodsId })}>{name}</Link>
        <span className={css.facts}>{[spec, maker].filter(Boolean).join(' · ')}</span>
        {reason && <span className={css.reason}>{reason}</span>}
      </span>
    ),
  },
  { id: 'quantity', header: '数量', align: 'end', width: '88px', cell: ({ quantity, unit }) => quantity + unit },
];

/** A sum of money; null where a line has none. */
export const moneyColumn = <Field extends string>(
  id: Field,
  header: string,
): DataColumn<Readonly<Record<Field, string | null>>> => ({
  id,
  header,
  align: 'end',
  width: '112px',
  cell: ({ [id]: sum }) => (sum === null ? '—' : formatMoney(sum)),
});
