import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PaymentState } from '@yaoji/api-client/wire';
import { Button, Card, ErrorState, PageLoading, Price } from '@yaoji/ui';
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { cartKeys } from '#features/cart/cart-total.queries.ts';
import { orderStatusName } from '#features/order/order-status.ts';
import { PayCountdown } from '#features/order/pay-countdown.tsx';
import { paymentQuery } from '#features/payment/payment.queries.ts';
import { setServerTime } from '#shared/clock/server-clock.ts';
import { href } from '#shared/routing/href.ts';
import * as css from './pay.css.ts';
import { PayForm } from './pay-form.tsx';

/** Step 3: choosing how to pay, and waiting for it (R057). It polls, so paying elsewhere or leaving and coming back works. */
export default function PayPage() {
  const { id } = useParams();
  const orderId = Number(id);
  const isOrder = Number.isSafeInteger(orderId) && orderId > 0;
  const navigate = useNavigate();
  const { data: state, error, isFetching, refetch } = useQuery({ ...paymentQuery(orderId), enabled: isOrder });

  const client = useQueryClient();
  // What was ordered has left the cart.
  useEffect(() => void client.invalidateQueries({ queryKey: cartKeys.all }), [client]);

  useEffect(() => {
    if (state) setServerTime(new Date(state.timestamp * 1000));
  }, [state]);

  const isPaid = state !== undefined && state.orderStatus !== 'pending' && state.orderStatus !== 'cancelled';
  useEffect(() => {
    if (isPaid) void navigate(href('cart_step4', {}, { id: orderId }), { replace: true });
  }, [isPaid, navigate, orderId]);

  if (!isOrder) return <Navigate to={href('not_found')} replace />;
  if (!state && error) {
    return (
      <Card>
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  }
  if (!state || isPaid) return <PageLoading />;
  return (
    <div className={css.page}>
      <Summary state={state} onExpired={() => void refetch()} />
      {state.orderStatus === 'pending' && <PayForm state={state} />}
    </div>
  );
}

function Summary({ state, onExpired }: { readonly state: PaymentState; readonly onExpired: () => void }) {
  const isOpen = state.orderStatus === 'pending';
  return (
    <Card padding="large">
      <div className={css.summary}>
        <div>
          <h1 className={css.lead}>
            {isOpen ? '订单提交成功，请尽快付款' : `订单${orderStatusName[state.orderStatus]}`}
          </h1>
          <p className={css.detail}>
            订单号 {state.orderNo}
            {isOpen && state.expiresAt !== null && (
              <>
                　请在 <PayCountdown until={state.expiresAt} onEnd={onExpired} /> 内完成支付，超时订单将自动取消
              </>
            )}
          </p>
        </div>
        <div className={css.due}>
          应付金额
          <Price value={state.total} size="huge" />
        </div>
      </div>
      {!isOpen && (
        <div className={css.actions}>
          <Button href={href('order_info', { id: state.orderId })}>查看订单</Button>
          <Button href={href('list_index')} tone="outline">
            继续购物
          </Button>
        </div>
      )}
    </Card>
  );
}
