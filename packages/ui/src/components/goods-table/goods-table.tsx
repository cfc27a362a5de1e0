import { type ReactNode, useMemo } from 'react';
import { DataTable } from '../data-table/data-table.tsx';
import type { GoodsView } from '../goods-card/goods-view.ts';
import type { QuantityClamp, QuantityLimits } from '../quantity-stepper/use-quantity-draft.ts';
import { EmptyState } from '../state/empty-state.tsx';
import { goodsColumns } from './goods-columns.tsx';
import * as css from './goods-table.css.ts';

export type GoodsTableRow = {
  id: string;
  goods: GoodsView;
  quantity: string;
  limits: QuantityLimits;
  /** Quantity times price, where the row counts. */
  amount?: string | undefined;
  favorite: boolean;
  favoritePending?: boolean | undefined;
  adding?: boolean | undefined;
};

export type GoodsTableProps = {
  rows: readonly GoodsTableRow[];
  clamp: QuantityClamp;
  onQuantityChange: (id: string, quantity: string) => unknown;
  onAdd: (id: string) => void;
  onFavorite: (id: string) => void;
  /** Shows a small picture in front of the name. Default true. */
  picture?: boolean;
  /** Sticky last line, e.g. the sum of the amounts and a button. */
  footer?: ReactNode;
  /** Shows this many placeholder rows. */
  loadingRows?: number;
  /** Default 没有商品哦~. */
  empty?: ReactNode;
  /** The head stays below a compact header. Default false. */
  belowHeader?: boolean;
};

/** One line a goods; up, down and Enter move between the quantity fields. Keep the callbacks stable. */
export function GoodsTable({
  rows,
  clamp,
  onQuantityChange,
  onAdd,
  onFavorite,
  picture = true,
  footer,
  loadingRows = 0,
  empty = <EmptyState />,
  belowHeader = false,
}: GoodsTableProps) {
  const columns = useMemo(
    () => goodsColumns({ clamp, onQuantityChange, onAdd, onFavorite, picture }),
    [clamp, onQuantityChange, onAdd, onFavorite, picture],
  );
  return (
    <DataTable
      caption="商品列表"
      columns={columns}
      rows={rows}
      keyOf={rowId}
      loadingRows={loadingRows}
      empty={empty}
      belowHeader={belowHeader}
      {...(footer === undefined ? {} : { footer: <div className={css.sum}>{footer}</div> })}
    />
  );
}

const rowId = (row: GoodsTableRow) => row.id;
