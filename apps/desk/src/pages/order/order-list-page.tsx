import { type OperationData, operations } from '@yaoji/api-client/desk';
import { formatMinute, orderStatusNames, partlyShippedName } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { Checkbox, DateRange, formatMoney, Link, StatusTag } from '@yaoji/ui';
import { columnsOf, OrderLink } from '#pages/parts/columns.tsx';
import { ExportButtons } from '#pages/parts/export-buttons.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordList } from '#pages/parts/record-list.tsx';
import { SearchField } from '#pages/parts/search-field.tsx';
import { TagFilter, Tags } from '#pages/parts/tags.tsx';
import { useColumns } from '#pages/parts/use-columns.tsx';
import { useSort } from '#pages/parts/use-sort.ts';
import { useStatus } from '#pages/parts/use-status.tsx';
import { useFilters } from '#shared/address/use-filters.ts';
import { useRead } from '#shared/api/use-read.ts';
import { ChoiceBar, useChoice } from './choice-bar.tsx';
import * as own from './order.css.ts';
import { statusName, statusTone } from './order-words.ts';

type Order = OperationData<'listOrders'>['list'][number];

const { pending, paid, ...ended } = orderStatusNames;
const statuses = { transfer: '待核转账', pending, paid, partly: partlyShippedName, ...ended } as const;

const { text, figure, rest } = columnsOf<Order>();

const columns = [
  rest('客户', ({ company, tags }) => (
    <>
      {company} <Tags names={tags} />
    </>
  )),
  text('状态', 150, (order) => (
    <>
      <StatusTag tone={statusTone[order.status]}>{statusName(order)}</StatusTag>{' '}
      {Boolean(order.hasSlip) && <StatusTag tone="warning">有凭证</StatusTag>}
    </>
  )),
  figure('行数', 64, ({ lineCount }) => lineCount),
  figure('应付金额', 128, ({ total }) => <span className={css.money}>{formatMoney(total)}</span>),
  figure('下单时间', 144, ({ createdAt }) => formatMinute(createdAt)),
  figure('付款时间', 144, ({ paidAt }) => (paidAt === null ? '—' : formatMinute(paidAt)), { priority: 'laptop' }),
];

const sorts = { 客户: 'company', 应付金额: 'total', 下单时间: 'createdAt', 付款时间: 'paidAt' } as const;

/** Orders by status, with search by number, buyer and product. */
export default function OrderListPage() {
  const { filter, setFilters } = useFilters();
  const { query, bar } = useStatus('订单状态', statuses);
  const from = filter('from');
  const to = filter('to');
  const buyerId = Number(filter('buyer')) || undefined;
  const { sort, sorted } = useSort(sorts);
  const tag = filter('tag');
  const asked = {
    ...query,
    ...sort,
    ...(tag && { tag }),
    ...(buyerId && { buyerId }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const orders = useRead(operations.listOrders, { query: asked }, { isList: true });
  const choice = useChoice(orders.data?.list ?? []);
  const {
    columns: shown,
    choice: columnChoice,
    views,
  } = useColumns('orders', [
    text(
      '订单号',
      200,
      ({ id, no }) => (
        <span className={own.chosen}>
          <Checkbox
            label={`选中 ${no}`}
            labelHidden
            checked={choice.has(id)}
            onChange={(isOn) => choice.choose([id], isOn)}
          />
          <OrderLink orderId={id} orderNo={no} />
        </span>
      ),
      { wide: true },
    ),
    ...sorted(columns),
  ]);
  return (
    <Page
      title="订单"
      note={<PageNav of="orders" />}
      actions={
        <>
          <ExportButtons of="订单" query={asked} />
          {columnChoice}
          <TagFilter used={operations.listOrderTags} />
          <DateRange label="下单时间" size="small" value={{ from, to }} onChange={(span) => setFilters(span)} />
          <SearchField label="搜索订单" placeholder="订单号、客户、商品" />
        </>
      }
    >
      {views}
      {bar(
        orders.data?.counts,
        buyerId && (
          <>
            只看一个客户
            <Link href={deskHref('orders')}>看全部</Link>
          </>
        ),
      )}
      <ChoiceBar choice={choice} />
      <RecordList caption="订单" columns={shown} query={orders} />
    </Page>
  );
}
