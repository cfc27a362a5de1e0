import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Card, ErrorState, PageLoading, Price, SuccessIcon } from '@yaoji/ui';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { cartKeys } from '#features/cart/cart-total.queries.ts';
import { orderQuery } from '#features/order/order.queries.ts';
import { orderStatusName } from '#features/order/order-status.ts';
import { paymentMethodName } from '#features/payment/payment-method.ts';
import { href } from '#shared/routing/href.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import * as css from './complete.css.ts';

/** Step 4: it is paid, and what happens next (R058). */
export default function CompletePage() {
  const orderId = Number(useSearch().get('id'));
  const isOrder = Number.isSafeInteger(orderId) && orderId > 0;
  const client = useQueryClient();
  const {
    data: order,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...orderQuery(orderId), enabled: isOrder, staleTime: 0 });

  useEffect(() => void client.invalidateQueries({ queryKey: cartKeys.all }), [client]);

  if (!isOrder) return <Navigate to={href('order_list')} replace />;
  if (!order && error) {
    return (
      <Card>
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  }
  if (!order) return <PageLoading />;
  if (order.status === 'pending') return <Navigate to={href('cart_step3', { id: order.id })} replace />;
  if (order.status === 'cancelled') return <Navigate to={href('order_info', { id: order.id })} replace />;
  const { payment, address } = order;
  return (
    <div className={css.page}>
      <Card padding="large">
        <div className={css.done}>
          <span className={css.mark}>
            <SuccessIcon size={48} />
          </span>
          <h1 className={css.title}>支付成功</h1>
          <p className={css.note}>我们会尽快为您发货，可在“我的订单”中查看进度。</p>
          <dl className={css.facts}>
            <dt className={css.term}>订单号</dt>
            <dd className={css.value}>{order.orderNo}</dd>
            <dt className={css.term}>订单状态</dt>
            <dd className={css.value}>{orderStatusName[order.status]}</dd>
            <dt className={css.term}>支付金额</dt>
            <dd className={css.value}>
              <Price value={order.amounts.total} size="large" />
            </dd>
            {payment && (
              <>
                <dt className={css.term}>支付方式</dt>
                <dd className={css.value}>{paymentMethodName[payment.method]}</dd>
              </>
            )}
            <dt className={css.term}>收货信息</dt>
            <dd className={css.value}>
              {address.receiver}　{address.phone}
              <br />
              {address.region}
              {address.detail}
            </dd>
          </dl>
          <div className={css.actions}>
            <Button size="large" href={href('order_info', { id: order.id })}>
              查看订单
            </Button>
            <Button size="large" tone="outline" href={href('list_index')}>
              继续购物
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
}
