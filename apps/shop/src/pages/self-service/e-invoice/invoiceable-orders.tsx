import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OrderPage, OrderSummary } from '@yaoji/api-client/wire';
import { addMoney } from '@yaoji/domain';
import { Card, Checkbox, type DataColumn, DataTable, EmptyState, formatMoney, Link, Pagination } from '@yaoji/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { invoiceTitleQuery } from '#features/invoice-title/invoice-title.queries.ts';
import { useOrdersChanged } from '#features/order/change-order.mutation.ts';
import { ordersQuery } from '#features/order/order.queries.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { KeywordSearch } from '#shared/page/keyword-search.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import { useNavigateIfHere } from '#shared/routing/use-navigate-if-here.ts';
import { formatDay } from '#shared/time/format-time.ts';
import * as css from './e-invoice.css.ts';
import { InvoiceRequestDialog } from './invoice-request-dialog.tsx';

type InvoiceableOrdersProps = {
  page: number;
  keywords: string;
  /** Id of the order the buyer came from, initially checked. */
  chosen: string | null;
};

const most = 50;

/** Orders that can be invoiced, several together. Checked orders persist across pages. */
export function InvoiceableOrders({ page, keywords, chosen }: InvoiceableOrdersProps) {
  const navigate = useNavigate();
  const navigateIfHere = useNavigateIfHere();
  const ordersChanged = useOrdersChanged();
  const { data: title } = useQuery(invoiceTitleQuery());
  const filters = { page, canInvoice: true, ...(keywords ? { keywords } : {}) };
  const query = useQuery(ordersQuery(filters));
  const [isAsking, setAsking] = useState(false);
  const rows = query.data?.list ?? none;
  const { ticked, tick, untickAll } = useTicked(rows, chosen);
  const addressOf = (keywords: string, page: number) =>
    href('e_invoice', {}, { view: 'ask', keywords: keywords || undefined, page });

  const table = (orders?: OrderPage) => (
    <>
      <Card>
        <KeywordSearch
          label="订单号或商品名称"
          placeholder="订单号或商品名称"
          keywords={keywords}
          onSearch={(next) => void navigate(addressOf(next, 1))}
        />
      </Card>
      <DataTable
        caption="可申请发票的订单"
        columns={columnsOf(ticked, tick)}
        rows={rows}
        keyOf={({ id }) => id}
        loadingRows={orders ? 0 : 6}
        empty={
          <EmptyState picture="order" title={keywords ? '没有符合条件的订单' : '没有可申请发票的订单'}>
            确认收货后、还没有申请过发票的订单会列在这里。
          </EmptyState>
        }
        footer={
          <div className={css.foot}>
            <TickSummary rows={rows} ticked={ticked} onTick={tick} />
            <RoleButton
              operation={operations.requestInvoice}
              disabled={ticked.size === 0 || ticked.size > most || title === undefined}
              onClick={() => setAsking(true)}
            >
              申请开票
            </RoleButton>
          </div>
        }
      />
      {orders && (
        <Pagination
          page={orders.page}
          pageCount={Math.ceil(orders.total / orders.perPage)}
          hrefOf={(next) => addressOf(keywords, next)}
        />
      )}
    </>
  );
  return (
    <>
      <Loaded query={query} inCard skeleton={table()}>
        {table}
      </Loaded>
      {isAsking && title !== undefined && (
        <InvoiceRequestDialog
          orderIds={[...ticked.keys()]}
          total={addMoney(...ticked.values())}
          held={title}
          onClose={() => setAsking(false)}
          onAsked={() => {
            setAsking(false);
            untickAll();
            void ordersChanged();
            navigateIfHere(href('e_invoice'), { replace: false });
          }}
        />
      )}
    </>
  );
}

type Ticked = ReadonlyMap<number, string>;
type Tick = (rows: readonly OrderSummary[], isTicked: boolean) => void;

const none: readonly OrderSummary[] = [];

/** The checked orders with their totals, initially the one the buyer came from. */
function useTicked(rows: readonly OrderSummary[], chosen: string | null) {
  const [ticked, setTicked] = useState<Ticked>(new Map());
  const wanted = rows.find(({ id }) => String(id) === chosen);
  useEffect(() => {
    if (wanted) setTicked((earlier) => (earlier.size > 0 ? earlier : new Map([[wanted.id, wanted.total]])));
  }, [wanted]);
  const tick: Tick = (rows, isTicked) =>
    setTicked((earlier) => {
      const next = new Map(earlier);
      for (const { id, total } of rows) isTicked ? next.set(id, total) : next.delete(id);
      return next;
    });
  return { ticked, tick, untickAll: () => setTicked(new Map()) };
}

const columnsOf = (ticked: Ticked, tick: Tick): DataColumn<OrderSummary>[] => [
  {
    id: 'order',
    header: '订单',
    wide: true,
    cell: (order) => (
      <div className={css.choice}>
        <Checkbox
          label={`为订单 ${order.orderNo} 开票`}
          labelHidden
          checked={ticked.has(order.id)}
          onChange={(isTicked) => tick([order], isTicked)}
        />
        <div className={css.order}>
          <Link href={href('order_info', { id: order.id })}>{order.orderNo}</Link>
          <span className={css.quiet}>
            {order.lines[0]?.name}
            {order.lineCount > 1 ? ` 等 ${order.lineCount} 种` : ''}
          </span>
        </div>
      </div>
    ),
  },
  { id: 'day', header: '下单日期', width: '120px', cell: ({ createdAt }) => formatDay(createdAt) },
  { id: 'receiver', header: '收货人', width: '100px', priority: 'tablet', cell: ({ receiver }) => receiver },
  { id: 'total', header: '订单金额', align: 'end', width: '120px', cell: (order) => formatMoney(order.total) },
];

type TickSummaryProps = { rows: readonly OrderSummary[]; ticked: Ticked; onTick: Tick };

/** Checks the full page, and sums up the orders checked on all pages. */
function TickSummary({ rows, ticked, onTick }: TickSummaryProps) {
  const count = rows.filter(({ id }) => ticked.has(id)).length;
  return (
    <>
      <Checkbox
        label="全选本页"
        checked={rows.length > 0 && count === rows.length}
        indeterminate={count > 0 && count < rows.length}
        disabled={rows.length === 0}
        onChange={(isTicked) => onTick(rows, isTicked)}
      />
      <span className={css.chosen} aria-live="polite">
        已选 {ticked.size} 个订单，合计 {formatMoney(addMoney(...ticked.values()))}
        {ticked.size > most && <span className={css.problem}>　一张发票最多 {most} 个订单</span>}
      </span>
    </>
  );
}
