import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@yaoji/api-client';
import type { Order } from '@yaoji/api-client/wire';
import { Breadcrumb, Card, ErrorState, PageLoading } from '@yaoji/ui';
import { Navigate, useParams } from 'react-router';
import { Amounts } from '#features/order/amounts.tsx';
import { orderLineView } from '#features/order/line-view.ts';
import { orderQuery } from '#features/order/order.queries.ts';
import { OrderLineTable } from '#features/order/order-line-table.tsx';
import { paymentMethodName } from '#features/payment/payment-method.ts';
import { href } from '#shared/routing/href.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './order-info.css.ts';
import { OrderStatus } from './order-status.tsx';

/** One order: where it stands, its lines with batches, its amounts, address and payment (R042). */
export default function OrderInfoPage() {
  const id = Number(useParams().id);
  const isOrder = Number.isSafeInteger(id) && id > 0;
  const { data: order, error, isFetching, refetch } = useQuery({ ...orderQuery(id), enabled: isOrder });
  if (!isOrder || (error instanceof ApiError && error.code === 404)) return <Navigate to={href('not_found')} replace />;
  if (!order && error) {
    return (
      <Card>
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  }
  if (!order) return <PageLoading />;
  return (
    <div className={css.page}>
      <Breadcrumb
        items={[
          { label: '首页', href: href('home') },
          { label: '我的订单', href: href('order_list') },
          { label: '订单详情' },
        ]}
      />
      <OrderStatus order={order} onExpired={() => void refetch()} />
      <Facts order={order} />
      <Card title="商品清单" note={`共 ${order.lines.length} 种`}>
        <OrderLineTable label="商品清单" lines={order.lines.map(orderLineView)} />
        <div className={css.amounts}>
          <Amounts amounts={order.amounts} totalLabel={order.status === 'pending' ? '应付金额' : '订单金额'} />
        </div>
      </Card>
    </div>
  );
}

const invoiceName = { none: '不开发票', normal: '增值税普通发票', special: '增值税专用发票' } as const;

function Facts({ order }: { readonly order: Order }) {
  const { address, payment } = order;
  const groups: [title: string, facts: (readonly [term: string, value: string | null | undefined])[]][] = [
    [
      '收货信息',
      [
        ['收货人', address.receiver],
        ['联系电话', address.phone],
        ['收货地址', `${address.region}${address.detail}`],
        ['配送方式', order.deliveryName],
      ],
    ],
    [
      '支付信息',
      [
        ['支付方式', payment ? paymentMethodName[payment.method] : '未支付'],
        ['支付时间', order.paidAt === null ? null : formatMinute(order.paidAt)],
        ['支付流水号', payment?.status === 'paid' ? payment.paymentNo : null],
      ],
    ],
    [
      '其他信息',
      [
        ['发票', invoiceName[order.invoiceKind]],
        ['备注', order.remark || '无'],
        ['取消原因', order.cancelReason],
      ],
    ],
  ];
  return (
    <Card>
      <div className={css.groups}>
        {groups.map(([title, facts]) => (
          <section key={title} aria-label={title}>
            <h2 className={css.groupTitle}>{title}</h2>
            <dl className={css.facts}>
              {facts.map(([term, value]) =>
                value ? (
                  <div key={term} className={css.fact}>
                    <dt className={css.term}>{term}</dt>
                    <dd className={css.value}>{value}</dd>
                  </div>
                ) : null,
              )}
            </dl>
          </section>
        ))}
      </div>
    </Card>
  );
}
