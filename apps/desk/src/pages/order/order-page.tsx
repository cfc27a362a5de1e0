import { type OperationData, operations } from '@yaoji/api-client/desk';
import { formatMinute, orderStatusNames, paymentMethodNames } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { Button, Card, CopyButton, DescriptionList, Link, Notice, StatusTag } from '@yaoji/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Loaded } from '#pages/parts/loaded.tsx';
import { LogList } from '#pages/parts/log-list.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { useRead } from '#shared/api/use-read.ts';
import { useMay } from '#shared/session/operator.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { OrderLines } from './order-lines.tsx';
import { eventName, invoiceKindName, parcelStatusName, statusTone } from './order-words.ts';
import { ReturnCard } from './return-card.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { ShortDialog } from './short-dialog.tsx';
import { TransferCard } from './transfer-card.tsx';

export type Order = OperationData<'getOrder'>;

/** One order in full: its lines and batches, what can be done with it now, and what was done. */
export default function OrderPage() {
  const { id } = useParams();
  const order = useRead(operations.getOrder, { params: { id: Number(id) } });
  return (
    <Loaded query={order} label="正在读取订单…">
      {(found) => <OrderView order={found} />}
    </Loaded>
  );
}

function OrderView({ order }: { order: Order }) {
  const [dialog, setDialog] = useState<'ship' | 'cancel' | 'short' | null>(null);
  const { actions } = order;
  const close = () => setDialog(null);
  const hasParcels = order.parcels.length > 0;
  const outlined = [
    { can: actions.pick === 1, label: '配货单', href: deskHref('picking', {}, { order: order.id }) },
    { can: actions.ship === 1 || hasParcels, label: '追溯码', href: deskHref('orderCodes', { id: order.id }) },
    { can: hasParcels, label: '随货单据', href: `/desk/api/orders/${order.id}/papers` },
    { can: actions.shorten === 1, label: '少发', onClick: () => setDialog('short') },
    { can: actions.cancel === 1, label: '取消订单', onClick: () => setDialog('cancel') },
  ];
  const held = order.lines.filter(({ hold }) => hold !== null);
  return (
    <Page
      title={`订单 ${order.no}`}
      note={
        <>
          <StatusTag tone={statusTone[order.status]}>{orderStatusNames[order.status]}</StatusTag>
          <CopyButton text={order.no} name="订单号" />
        </>
      }
      actions={
        <>
          {outlined
            .filter(({ can }) => can)
            .map(({ can: _, label, ...rest }) => (
              <Button key={label} tone="outline" {...rest}>
                {label}
              </Button>
            ))}
          {Boolean(actions.ship) && <Button onClick={() => setDialog('ship')}>发货</Button>}
        </>
      }
    >
      <div className={css.split}>
        <div className={css.stack}>
          {held.length > 0 && (
            <Notice tone="warning" title="暂不能发货">
              {held.map(({ id, name, hold }) => (
                <div key={id}>
                  {name}：{hold}
                </div>
              ))}
            </Notice>
          )}
          {order.cancelReason && <Notice title="取消原因">{order.cancelReason}</Notice>}
          {order.slip && <TransferCard order={order} slip={order.slip} />}
          <OrderLines order={order} />
          {order.returns.map((entry) => (
            <ReturnCard key={entry.id} entry={entry} />
          ))}
          <Card title="操作日志" note="谁做了什么">
            <LogList entries={order.log} />
          </Card>
        </div>
        <OrderFacts order={order} />
      </div>
      {dialog === 'ship' && <ShipDialog order={order} onClose={close} />}
      {dialog === 'short' && <ShortDialog order={order} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog order={order} onClose={close} />}
    </Page>
  );
}

function OrderFacts({ order }: { order: Order }) {
  const { buyer } = order;
  return (
    <div className={css.facts}>
      <Card padding="small" title="客户">
        <DescriptionList
          columns={1}
          items={[
            { label: '客户', value: <Link href={deskHref('buyer', { id: buyer.id })}>{buyer.company}</Link> },
            { label: '账号', value: buyer.username },
            { label: '电话', value: buyer.phone },
            { label: '业务员', value: buyer.salesperson },
          ]}
        />
        <Link href={deskHref('orders', {}, { buyer: buyer.id })}>该客户的全部订单</Link>
      </Card>
      <Card padding="small" title="收货与付款">
        <DescriptionList
          columns={1}
          items={[
            { label: '收货人', value: `${order.receiver} ${order.phone}` },
            { label: '地址', value: order.address },
            { label: '买家留言', value: order.remark },
            { label: '付款方式', value: order.paymentMethod ? paymentMethodNames[order.paymentMethod] : '未选择' },
            { label: '发票', value: <InvoiceOf order={order} /> },
          ]}
        />
      </Card>
      {order.parcels.length > 0 && (
        <Card padding="small" title="包裹">
          {order.parcels.map(({ company, trackingNo, status, createdAt }) => (
            <DescriptionList
              key={trackingNo}
              columns={1}
              items={[
                { label: company, value: trackingNo },
                { label: parcelStatusName[status], value: formatMinute(createdAt) },
              ]}
            />
          ))}
        </Card>
      )}
      <Card padding="small" title="进度">
        <DescriptionList
          columns={1}
          items={order.events.map(({ kind, note, createdAt }) => ({
            label: eventName[kind],
            value: [formatMinute(createdAt), note].filter(Boolean).join(' '),
          }))}
        />
      </Card>
    </div>
  );
}

/** What was wished, and the invoice itself once it is issued. */
function InvoiceOf({ order: { invoice, invoiceKind } }: { order: Order }) {
  const may = useMay();
  if (!invoice?.no || !may(operations.downloadInvoice)) return invoiceKindName[invoiceKind];
  return <Link href={`/desk/api/invoices/${invoice.id}/file`}>{invoice.no}</Link>;
}
