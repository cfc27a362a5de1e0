import type { ReturnLine } from '@yaoji/api-client/wire';
import { type DataColumn, DataTable, formatMoney } from '@yaoji/ui';
import { LineGoods } from '#features/order/line-goods.tsx';
import { orderLineView } from '#features/order/line-view.ts';

const columns: readonly DataColumn<ReturnLine>[] = [
  {
    id: 'goods',
    header: '商品',
    wide: true,
    cell: ({ line, codes }) => (
      <LineGoods line={orderLineView(line)}>{codes.length > 0 && <div>追溯码 {codes.join('、')}</div>}</LineGoods>
    ),
  },
  {
    id: 'bought',
    header: '购买数量',
    align: 'end',
    width: '88px',
    priority: 'tablet',
    cell: ({ line }) => `${line.quantity}${line.unit}`,
  },
  {
    id: 'paid',
    header: '实付',
    align: 'end',
    width: '96px',
    priority: 'tablet',
    cell: ({ line }) => formatMoney(line.paid),
  },
  {
    id: 'quantity',
    header: '退货数量',
    align: 'end',
    width: '88px',
    cell: ({ line, quantity }) => `${quantity}${line.unit}`,
  },
  { id: 'refund', header: '退款', align: 'end', width: '104px', cell: ({ refund }) => formatMoney(refund) },
];

/** The returned lines and the refund of each. */
export const ReturnedLines = ({ lines }: { lines: readonly ReturnLine[] }) => (
  <DataTable caption="退货商品" columns={columns} rows={lines} keyOf={({ line }) => line.id} />
);
