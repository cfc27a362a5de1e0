import type { CartLine, OrderStore } from '@yaoji/api-client/wire';
import { clampQuantity } from '@yaoji/domain';
import { type DataColumn, DataTable, formatMoney, QuantityStepper } from '@yaoji/ui';
import type { ClipboardEvent } from 'react';
import * as css from './store-orders.css.ts';
import type { StoreGridState } from './use-store-grid.ts';

type StoreGridProps = {
  stores: readonly OrderStore[];
  lines: readonly CartLine[];
  grid: StoreGridState;
};

/** Fixed widths, so that the table scrolls sideways instead of squeezing its columns. */
const goodsPx = 220;
const storePx = 112;

/** Null: the totals of the stores. */
type Row = { id: number; line: CartLine | null };

/** One row per product and one column per store, filled like a spreadsheet. */
export function StoreGrid({ stores, lines, grid }: StoreGridProps) {
  const columns: readonly DataColumn<Row>[] = [
    {
      id: 'goods',
      header: '商品',
      wide: true,
      cell: ({ line }) => (line ? <GoodsCell line={line} units={grid.unitsOf(line.goodsId)} /> : <strong>合计</strong>),
    },
    ...stores.map(
      (store): DataColumn<Row> => ({
        id: String(store.id),
        header: store.company,
        width: `${storePx}px`,
        // On phones, one store at a time.
        wide: stores.length === 1,
        cell: ({ line }) =>
          line ? <QuantityCell store={store} line={line} grid={grid} /> : <StoreTotal store={store} grid={grid} />,
      }),
    ),
  ];
  const rows: Row[] = [...lines.map((line) => ({ id: line.goodsId, line })), { id: 0, line: null }];
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain');
    const field = event.target instanceof HTMLElement ? event.target : null;
    const storeId = Number(field?.closest<HTMLElement>('[data-column]')?.dataset.column);
    const goodsId = Number(field?.closest<HTMLElement>('[data-row]')?.dataset.row);
    if (!storeId || !goodsId || !/[\r\n\t]/.test(text.trim())) return;
    event.preventDefault();
    grid.paste(storeId, goodsId, text);
  };
  return (
    <div className={css.scroller} onPaste={onPaste}>
      <div style={stores.length > 1 ? { minWidth: goodsPx + stores.length * storePx } : undefined}>
        <DataTable caption="各店数量" columns={columns} rows={rows} keyOf={({ id }) => id} />
      </div>
    </div>
  );
}

function GoodsCell({ line: { goods, quantity }, units }: { line: CartLine; units: string }) {
  return (
    <span className={css.goods}>
      <strong>{goods.name}</strong>
      <span className={css.fact}>{[goods.spec, goods.maker].filter(Boolean).join(' ')}</span>
      <span className={css.fact}>
        购物车 {quantity}
        {goods.unit}，各店合计 {units}
        {goods.unit}
      </span>
    </span>
  );
}

type CellProps = { store: OrderStore; line: CartLine; grid: StoreGridState };

function QuantityCell({ store, line: { goodsId, goods }, grid }: CellProps) {
  const { quantity, limits, amount, reason } = grid.cellOf(store.id, goodsId);
  return (
    <span className={css.cell}>
      <QuantityStepper
        block
        size="small"
        arrows="leave"
        placeholder="0"
        label={`${store.company} ${goods.name} 数量`}
        value={quantity}
        limits={limits}
        clamp={clampQuantity}
        onChange={(next) => grid.set([{ storeId: store.id, goodsId, quantity: next }])}
      />
      {reason !== null ? (
        <span className={css.reason}>{reason}</span>
      ) : (
        amount !== null && <span className={css.fact}>{formatMoney(amount)}</span>
      )}
    </span>
  );
}

function StoreTotal({ store: { id, address }, grid }: Pick<CellProps, 'store' | 'grid'>) {
  const isOrdered = grid.chosen.some(({ store }) => store.id === id);
  return (
    <span className={css.cell}>
      <strong>{formatMoney(isOrdered ? (grid.columnOf(id)?.total ?? '0.00') : '0.00')}</strong>
      <span className={css.fact}>{address || '没有收货地址'}</span>
    </span>
  );
}
