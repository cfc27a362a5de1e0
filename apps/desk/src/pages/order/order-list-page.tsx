import { type OperationData, operations } from '@yaoji/api-client/desk';
import { formatMinute, orderStatusNames } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { type DataColumn, DateRange, formatMoney, Link, StatusTag, Tabs } from '@yaoji/ui';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { RecordList } from '#pages/parts/record-list.tsx';
import { SearchField } from '#pages/parts/search-field.tsx';
import { useFilters } from '#shared/address/use-filters.ts';
import { useRead } from '#shared/api/use-read.ts';
import { statusTone } from './order-words.ts';

type Order = OperationData<'listOrders'>['list'][number];

const statuses = ['transfer', 'pending', 'paid', 'shipped', 'done', 'cancelled'] as const;
type Status = (typeof statuses)[number];
const isStatus = (text: string): text is Status => (statuses as readonly string[]).includes(text);

const columns: DataColumn<Order>[] = [
  {
    id: 'no',
    header: '订单号',
    width: '180px',
    cell: ({ id, no }) => <Link href={deskHref('order', { id })}>{no}</Link>,
  },
  { id: 'company', header: '客户', cell: ({ company }) => <div className={css.oneLine}>{company}</div> },
  {
    id: 'status',
    header: '状态',
    width: '150px',
    cell: ({ status, hasSlip }) => (
      <>
        <StatusTag tone={statusTone[status]}>{orderStatusNames[status]}</StatusTag>{' '}
        {Boolean(hasSlip) && <StatusTag tone="warning">有凭证</StatusTag>}
      </>
    ),
  },
  { id: 'lines', header: '行数', align: 'end', width: '64px', cell: ({ lineCount }) => lineCount },
  {
    id: 'total',
    header: '应付金额',
    align: 'end',
    width: '128px',
    cell: ({ total }) => <span className={css.money}>{formatMoney(total)}</span>,
  },
  {
    id: 'createdAt',
    header: '下单时间',
    width: '144px',
    align: 'end',
    cell: ({ createdAt }) => formatMinute(createdAt),
  },
  {
    id: 'paidAt',
    header: '付款时间',
    width: '144px',
    align: 'end',
    priority: 'laptop',
    cell: ({ paidAt }) => (paidAt === null ? '—' : formatMinute(paidAt)),
  },
];

/** Orders by status, with search by number, buyer and goods. */
export default function OrderListPage() {
  const { filter, page, setFilters } = useFilters();
  const status = filter('status');
  const from = filter('from');
  const to = filter('to');
  const keywords = filter('search');
  const buyerId = Number(filter('buyer')) || undefined;
  const orders = useRead(
    operations.listOrders,
    {
      query: {
        page,
        ...(isStatus(status) ? { status } : {}),
        ...(keywords ? { keywords } : {}),
        ...(buyerId ? { buyerId } : {}),
        ...(from ? { from } : {}),
        ...(to ? { to } : {}),
      },
    },
    { isList: true },
  );
  const counts = orders.data?.counts;
  const tab = (value: Status | '', label: string, count: number | undefined) => ({
    value,
    label,
    ...(count === undefined ? {} : { count }),
  });
  return (
    <Page
      title="订单"
      actions={
        <>
          <DateRange label="下单时间" size="small" value={{ from, to }} onChange={(span) => setFilters(span)} />
          <SearchField label="搜索订单" placeholder="订单号、客户、商品" />
        </>
      }
    >
      <div className={css.bar}>
        <Tabs
          label="订单状态"
          value={isStatus(status) ? status : ''}
          onChange={(value) => setFilters({ status: value })}
          items={[
            tab('', '全部', counts?.all),
            tab('transfer', '待核转账', counts?.transfer),
            ...statuses.slice(1).map((name) => tab(name, orderStatusNames[name as Order['status']], counts?.[name])),
          ]}
        />
        {buyerId && (
          <div className={css.barEnd}>
            只看一个客户
            <Link href={deskHref('orders')}>看全部</Link>
          </div>
        )}
      </div>
      <RecordList caption="订单" columns={columns} query={orders} keyOf={({ no }) => no} empty="没有符合条件的订单" />
    </Page>
  );
}
