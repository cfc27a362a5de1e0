import { type OperationData, operations } from '@yaoji/api-client/desk';
import { formatMinute, orderStatusNames } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { DateRange, formatMoney, Link, StatusTag, Tabs } from '@yaoji/ui';
import { columnsOf, OrderLink } from '#pages/parts/columns.tsx';
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

const { text, figure, rest } = columnsOf<Order>();

const columns = [
  text('订单号', 180, ({ id, no }) => <OrderLink orderId={id} orderNo={no} />),
  rest('客户', ({ company }) => company),
  text('状态', 150, ({ status, hasSlip }) => (
    <>
      <StatusTag tone={statusTone[status]}>{orderStatusNames[status]}</StatusTag>{' '}
      {Boolean(hasSlip) && <StatusTag tone="warning">有凭证</StatusTag>}
    </>
  )),
  figure('行数', 64, ({ lineCount }) => lineCount),
  figure('应付金额', 128, ({ total }) => <span className={css.money}>{formatMoney(total)}</span>),
  figure('下单时间', 144, ({ createdAt }) => formatMinute(createdAt)),
  figure('付款时间', 144, ({ paidAt }) => (paidAt === null ? '—' : formatMinute(paidAt)), { priority: 'laptop' }),
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
