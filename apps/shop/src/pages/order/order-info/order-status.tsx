import type { Order } from '@yaoji/api-client/wire';
import { Card } from '@yaoji/ui';
import { OrderActions } from '#features/order/order-actions.tsx';
import { orderStatusName } from '#features/order/order-status.ts';
import { PayCountdown } from '#features/order/pay-countdown.tsx';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './order-info.css.ts';

type OrderStatusProps = { readonly order: Order; readonly onExpired: () => void };

const steps = [
  ['提交订单', 'createdAt'],
  ['付款成功', 'paidAt'],
  ['商品出库', 'shippedAt'],
  ['确认收货', 'doneAt'],
] as const;

const eventName: Record<Order['events'][number]['kind'], string> = {
  placed: '订单已提交',
  paid: '订单已付款',
  shipped: '商品已出库',
  done: '已确认收货',
  cancelled: '订单已取消',
  expired: '超时未付款，订单已自动取消',
  refunded: '款项已退回',
};

/** Where the order stands, what happened to it, and what can be done now. */
export function OrderStatus({ order, onExpired }: OrderStatusProps) {
  return (
    <Card padding="large">
      <div className={css.statusHead}>
        <div>
          <h1 className={css.status}>{orderStatusName[order.status]}</h1>
          <p className={css.statusNote}>
            订单号 {order.orderNo}
            {order.status === 'pending' && order.expiresAt !== null && (
              <>
                　请在 <PayCountdown until={order.expiresAt} onEnd={onExpired} /> 内付款
              </>
            )}
          </p>
        </div>
        <div className={css.actions}>
          <OrderActions order={order} size="large" />
        </div>
      </div>
      {order.status !== 'cancelled' && (
        <ol className={css.steps}>
          {steps.map(([label, key]) => (
            <li key={key} className={order[key] === null ? css.step : css.stepDone}>
              <span className={css.stepLabel}>{label}</span>
              <span className={css.stepTime}>{order[key] === null ? ' ' : formatMinute(order[key])}</span>
            </li>
          ))}
        </ol>
      )}
      <ul className={css.events} aria-label="订单动态">
        {order.events.toReversed().map(({ kind, note, createdAt }) => (
          <li key={`${kind} ${createdAt}`}>
            <time className={css.eventTime}>{formatMinute(createdAt)}</time>
            {eventName[kind]}
            {note && `：${note}`}
          </li>
        ))}
      </ul>
    </Card>
  );
}
