import { operations, type Schemas } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { StatusTag } from '@yaoji/ui';
import { Actions, action, reasonAsked } from '#pages/parts/actions.tsx';
import { columnsOf } from '#pages/parts/columns.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordList } from '#pages/parts/record-list.tsx';
import { useStatus } from '#pages/parts/use-status.tsx';
import { useRead } from '#shared/api/use-read.ts';
import { Carriers } from './carriers.tsx';

type PointsOrder = Schemas['PointsOrder'];

const names = { pending: '待发货', shipped: '已发货', done: '已完成', cancelled: '已取消' } as const;
const tones = { pending: 'warning', shipped: 'brand', done: 'success', cancelled: 'neutral' } as const;

const actionsFor = ({ id, status, points, company }: PointsOrder) => [
  action(operations.shipPointsOrder, {
    label: '发货',
    can: status === 'pending',
    source: { company: '', trackingNo: '' },
    fields: [
      { name: 'company', required: true, input: { list: 'carriers' } },
      { name: 'trackingNo', required: true },
    ],
    inputOf: (body) => ({ params: { id }, body }),
    done: '已发货，买家会收到通知',
    children: <Carriers />,
  }),
  action(operations.cancelPointsOrder, {
    label: '取消',
    can: status === 'pending',
    title: '取消积分订单',
    actionLabel: '取消订单',
    ...reasonAsked(`${company}会看到原因，${points} 积分退回`),
    inputOf: (body) => ({ params: { id }, body }),
    done: '已取消，积分已退回',
  }),
];

const { text, figure } = columnsOf<PointsOrder>();

const columns = [
  text('订单号', 160, ({ no, createdAt }) => (
    <>
      {no}
      <div className={css.muted}>{formatMinute(createdAt)}</div>
    </>
  )),
  text('客户', '16%', ({ company }) => company),
  text('商品', '14%', ({ name, quantity }) => `${name}×${quantity}`),
  figure('积分', 80, ({ points }) => points),
  text('收货', '22%', ({ receiver, phone, address }) => (
    <>
      {receiver} {phone}
      <div className={css.muted}>{address}</div>
    </>
  )),
  text('状态', '12%', ({ status, carrier, trackingNo }) => (
    <>
      <StatusTag tone={tones[status]}>{names[status]}</StatusTag>
      {trackingNo && (
        <div className={css.muted}>
          {carrier} {trackingNo}
        </div>
      )}
    </>
  )),
  text(
    '操作',
    152,
    (row) => (
      <div className={css.buttons}>
        <Actions actions={actionsFor(row)} size="small" />
      </div>
    ),
    { headerHidden: true, wide: true },
  ),
];

/** Orders that points paid for: ships or cancels pending ones. */
export default function PointsOrdersPage() {
  const { query, tabs } = useStatus('积分订单状态', names, 'pending');
  const orders = useRead(operations.listPointsOrders, { query }, { isList: true });
  return (
    <Page title="积分订单" note={<PageNav of="orders" />}>
      {tabs}
      <RecordList caption="积分订单" columns={columns} query={orders} />
    </Page>
  );
}
