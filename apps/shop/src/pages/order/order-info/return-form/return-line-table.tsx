import { clampQuantity } from '@yaoji/domain';
import { Checkbox, type DataColumn, DataTable, formatMoney, QuantityStepper } from '@yaoji/ui';
import * as service from '#features/after-sales/service.css.ts';
import { LineGoods } from '#features/order/line-goods.tsx';
import { orderLineView } from '#features/order/line-view.ts';
import type { ReturnRow } from './return-lines.ts';

type Quantities = Readonly<Record<string, string>>;
type ReturnLineTableProps = {
  rows: readonly ReturnRow[];
  chosen: Quantities;
  /** Sets the units of some lines. */
  onChoose: (quantities: Quantities) => void;
  /** Replaces all chosen units. */
  onReplace: (quantities: Quantities) => void;
};

const nameOf = ({ name, spec }: ReturnRow['line']) => [name, spec].filter(Boolean).join(' ');

/** Selectable lines, each with its returned units and refund. */
export function ReturnLineTable({ rows, chosen, onChoose, onReplace }: ReturnLineTableProps) {
  const count = rows.filter(({ quantity }) => quantity !== null).length;
  const leaveOut = (id: number) =>
    onReplace(Object.fromEntries(Object.entries(chosen).filter(([lineId]) => lineId !== String(id))));
  const columns: DataColumn<ReturnRow>[] = [
    {
      id: 'goods',
      header: '商品',
      wide: true,
      cell: ({ line, left, quantity }) => (
        <div className={service.choice}>
          <Checkbox
            label={`退 ${nameOf(line)}`}
            labelHidden
            checked={quantity !== null}
            onChange={(checked) => (checked ? onChoose({ [line.id]: left.quantity }) : leaveOut(line.id))}
          />
          <LineGoods line={orderLineView(line)} />
        </div>
      ),
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
      id: 'left',
      header: '可退',
      align: 'end',
      width: '72px',
      cell: ({ line, left }) => `${left.quantity}${line.unit}`,
    },
    {
      id: 'quantity',
      header: '退货数量',
      align: 'center',
      width: '136px',
      cell: ({ line, quantity, limits }) => (
        <QuantityStepper
          label={`${nameOf(line)} 退货数量`}
          value={quantity ?? '0'}
          limits={quantity === null ? { ...limits, disabled: true } : limits}
          clamp={clampQuantity}
          disabledReason="请先勾选"
          maximumText="已是可退的全部数量"
          onChange={(next) => onChoose({ [line.id]: next })}
        />
      ),
    },
    {
      id: 'refund',
      header: '退款',
      align: 'end',
      width: '104px',
      cell: ({ quantity, refund }) => (quantity === null ? '—' : formatMoney(refund)),
    },
  ];
  return (
    <DataTable
      caption="可退商品"
      columns={columns}
      rows={rows}
      keyOf={({ line }) => line.id}
      footer={
        <Checkbox
          label={`全部退货（已选 ${count} 种，共 ${rows.length} 种）`}
          checked={count === rows.length}
          indeterminate={count > 0 && count < rows.length}
          onChange={(checked) =>
            onReplace(checked ? Object.fromEntries(rows.map(({ line, left }) => [line.id, left.quantity])) : {})
          }
        />
      }
    />
  );
}
