import { type OperationData, operations } from '@yaoji/api-client/desk';
import { deskHref } from '@yaoji/routes/desk';
import { Button, Checkbox, Link } from '@yaoji/ui';
import { useState } from 'react';
import * as css from '#pages/parts/page.css.ts';
import { useMay } from '#shared/session/operator.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';

type Order = OperationData<'listOrders'>['list'][number];

/** The ticked ones of the orders on this page. */
export function useChoice(rows: readonly Order[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    rows,
    chosen: rows.filter(({ id }) => ids.has(id)),
    has: (id: number) => ids.has(id),
    choose: (changed: readonly number[], isOn: boolean) =>
      setIds((before) => new Set([...[...before].filter((id) => !changed.includes(id)), ...(isOn ? changed : [])])),
  };
}

type Opened = { kind: 'ship' | 'accept'; orders: Order[] };

/** Actions for all ticked orders; shipping also accepts a list of others. */
export function ChoiceBar({ choice: { rows, chosen, choose } }: { choice: ReturnType<typeof useChoice> }) {
  const may = useMay();
  // The orders at the time: shipped ones leave the list behind the dialog.
  const [opened, setOpened] = useState<Opened | null>(null);
  const paid = chosen.filter(({ status }) => status === 'paid');
  const withSlip = chosen.filter(({ hasSlip }) => hasSlip === 1);
  const close = () => setOpened(null);
  return (
    <div className={css.bar}>
      <Checkbox
        label="全选本页"
        checked={rows.length > 0 && chosen.length === rows.length}
        indeterminate={chosen.length > 0 && chosen.length < rows.length}
        onChange={(isOn) =>
          choose(
            rows.map(({ id }) => id),
            isOn,
          )
        }
      />
      <span className={css.muted}>{chosen.length > 0 ? `已选 ${chosen.length} 单` : '空格 勾选'}</span>
      <div className={css.barEnd}>
        {paid.length > 0 && may(operations.listPicking) && (
          <Link href={deskHref('picking', {}, { order: paid.map(({ id }) => id).join(',') })}>
            配货单 {paid.length} 单
          </Link>
        )}
        {chosen.length > 0 && (
          <Link href={notesOf(chosen)} target="_blank">
            随货同行单 {chosen.length} 单
          </Link>
        )}
        {withSlip.length > 0 && may(operations.acceptTransfer) && (
          <Button size="small" tone="outline" onClick={() => setOpened({ kind: 'accept', orders: withSlip })}>
            确认到账 {withSlip.length} 单
          </Button>
        )}
        {may(operations.previewShipments) && (
          <Button size="small" tone="outline" onClick={() => setOpened({ kind: 'ship', orders: chosen })}>
            {chosen.length > 0 ? `批量发货 ${chosen.length} 单` : '批量发货'}
          </Button>
        )}
      </div>
      {opened?.kind === 'ship' && <ShipDialog orders={opened.orders} onClose={close} />}
      {opened?.kind === 'accept' && <AcceptDialog orders={opened.orders} onClose={close} />}
    </div>
  );
}

const notesOf = (orders: readonly Order[]) =>
  `${operations.printDeliveryNotes.path}?${new URLSearchParams(orders.map(({ id }) => ['orderId', String(id)]))}`;
