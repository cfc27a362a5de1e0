import type { Order } from '@yaoji/api-client/wire';
import { Card, OrderStatusBar } from '@yaoji/ui';
import { orderStatusName } from '#features/order/order-status.ts';
import { PayCountdown } from '#features/order/pay-countdown.tsx';
import { OrderActions } from '#pages/parts/order/order-actions.tsx';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './order-info.css.ts';

type OrderStatusProps = { readonly order: Order; readonly onExpired: () => void };

const steps = [
  ['提交订单', 'createdAt'],
  ['付款成功', 'paidAt'],
  ['商品出库', 'shippedAt'],
  ['确认收货', 'doneAt'],
] as const;
const cancelledSteps = [
  ['提交订单', 'createdAt'],
  ['订单取消', 'cancelledAt'],
] as const;
const place: Record<Order['status'], number> = { pending: 0, paid: 1, shipped: 2, done: 3, cancelled: 1 };

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
  const isCancelled = order.status === 'cancelled';
  return (
    <Card padding="large">
      <div className={css.stand}>
        <div className={css.statusHead}>
          <div>
            <h2 className={css.status}>{orderStatusName[order.status]}</h2>
            {order.status === 'pending' && order.expiresAt !== null && (
              <p className={css.statusNote}>
                请在 <PayCountdown until={order.expiresAt} onEnd={onExpired} /> 内付款，超时订单自动取消
              </p>
            )}
          </div>
          <div className={css.actions}>
            <OrderActions order={order} form="bar" />
          </div>
        </div>
        <OrderStatusBar
          current={place[order.status]}
          stopped={isCancelled}
          steps={(isCancelled ? cancelledSteps : steps).map(([label, key]) => {
            const time = order[key];
            return { label, time: time === null ? undefined : formatMinute(time) };
          })}
        />
        <ul className={css.events} aria-label="订单动态">
          {order.events.toReversed().map(({ kind, note, createdAt }) => (
            <li key={`${kind} ${createdAt} ${note}`}>
              <time className={css.eventTime}>{formatMinute(createdAt)}</time>
              {eventName[kind]}
              {note && `：${note}`}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
