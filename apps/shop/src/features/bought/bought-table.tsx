import type { BoughtGoods } from '@yaoji/api-client/wire';
import { compareMoney, subtractMoney } from '@yaoji/domain';
import { type DataColumn, formatMoney, type GoodsTableRow } from '@yaoji/ui';
import { type Ref, useCallback, useImperativeHandle, useMemo } from 'react';
import { SheetTable } from '#features/order-draft/order-sheet.tsx';
import { useOrderSheet } from '#features/order-draft/use-order-sheet.ts';
import { serverNow } from '#shared/clock/server-clock.ts';
import { formatDay, yearOf } from '#shared/time/format-time.ts';
import * as css from './bought-table.css.ts';

type BoughtTableProps = {
  bought: readonly BoughtGoods[];
  /** Spans home, which says itself why products are blocked. Default false. */
  isWide?: boolean;
  /** Receives the function that fills in each row's last bought quantity. */
  fill: Ref<() => void>;
};

/** Each row proposes the last bought quantity. */
export function BoughtTable({ bought, isWide = false, fill }: BoughtTableProps) {
  // The price paid has a separate column.
  const goods = useMemo(() => bought.map(({ goods }) => ({ ...goods, lastPrice: null })), [bought]);
  const byId = useMemo(() => new Map(bought.map((one) => [one.goods.id, one])), [bought]);
  const sheet = useOrderSheet(goods, { proposed: ({ id }) => byId.get(id)?.lastQuantity });
  useImperativeHandle(fill, () => sheet.fillProposed);
  const arrange = useCallback(
    (columns: DataColumn<GoodsTableRow>[]) =>
      columns.flatMap((column) => {
        if (column.id === 'pack' || (column.id === 'stock' && !isWide)) return [];
        if (column.id === 'expiry') return [{ ...column, priority: 'laptopOrCard' as const }];
        return column.id === 'price' ? [lastColumn(byId), priceColumn(column, byId)] : [column];
      }),
    [byId, isWide],
  );
  return <SheetTable sheet={sheet} arrange={arrange} maker="below" hidesIdleFoot={isWide} hidesReason={isWide} />;
}

const lastColumn = (byId: ReadonlyMap<number, BoughtGoods>): DataColumn<GoodsTableRow> => ({
  id: 'last',
  header: '上次购买',
  width: '120px',
  cell: (row) => {
    const bought = byId.get(row.id);
    return bought && <LastBought bought={bought} />;
  },
});

/** Today's price, and its difference from the price paid. */
const priceColumn = (
  column: DataColumn<GoodsTableRow>,
  byId: ReadonlyMap<number, BoughtGoods>,
): DataColumn<GoodsTableRow> => ({
  ...column,
  cell: (row) => {
    const bought = byId.get(row.id);
    return (
      <span className={css.price}>
        {column.cell(row)}
        {bought && <Change bought={bought} />}
      </span>
    );
  },
});

function Change({ bought: { goods, lastPrice } }: { bought: BoughtGoods }) {
  const change = goods.price === null ? 0 : compareMoney(goods.price, lastPrice);
  if (goods.price === null || change === 0) return null;
  return change > 0 ? (
    <span className={css.dearer}>涨 {formatMoney(subtractMoney(goods.price, lastPrice))}</span>
  ) : (
    <span className={css.cheaper}>降 {formatMoney(subtractMoney(lastPrice, goods.price))}</span>
  );
}

const LastBought = ({ bought: { goods, lastPrice, lastQuantity, lastAt, times } }: { bought: BoughtGoods }) => (
  <span className={css.last}>
    <span className={css.unbroken}>
      {formatMoney(lastPrice)} × {lastQuantity}
      {goods.unit}
    </span>
    <span className={css.quiet}>
      <span className={css.unbroken}>{dayOf(lastAt)}</span>
      <span className={css.unbroken}>共 {times} 次</span>
    </span>
  </span>
);

/** Omits the current year. */
const dayOf = (time: number) =>
  yearOf(time) === yearOf(serverNow().getTime() / 1000) ? formatDay(time).slice(5) : formatDay(time);
