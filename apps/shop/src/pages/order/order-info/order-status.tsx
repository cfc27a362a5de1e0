import type { Order } from '@yaoji/api-client/wire';
import { Card, OrderStatusBar } from '@yaoji/ui';
import { OrderActions } from '#features/order/order-actions.tsx';
import { nameOfStatus } from '#features/order/order-status.ts';
import { currentStep, orderSteps, shippedSoFar } from '#features/order/order-steps.ts';
import { PayCountdown } from '#features/order/pay-countdown.tsx';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './order-info.css.ts';

type OrderStatusProps = { order: Order; onExpired: () => void };

const eventName: Record<Order['events'][number]['kind'], string> = {
  placed: '订单已提交',
  paid: '订单已支付',
  shipped: '仓库已发货',
  done: '已确认收货',
  cancelled: '订单已取消',
  expired: '超时未付款，订单已自动取消',
  refunding: '待退款',
  refunded: '款项已退回',
};

const cancelledSteps = ({ createdAt, cancelledAt }: Order) => [
  { label: '提交订单', time: formatMinute(createdAt) },
  { label: '订单取消', time: cancelledAt === null ? undefined : formatMinute(cancelledAt) },
];

/** The order's status, history and available actions. */
export function OrderStatus({ order, onExpired }: OrderStatusProps) {
  const isCancelled = order.status === 'cancelled';
  return (
    <Card padding="large">
      <div className={css.stand}>
        <div className={css.statusHead}>
          <div>
            <h2 className={css.status}>{nameOfStatus(order)}</h2>
            {order.partlyShipped && <p className={css.statusNote}>{shippedSoFar(order.partlyShipped)}</p>}
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
          current={isCancelled ? 1 : currentStep[order.status]}
          stopped={isCancelled}
          steps={isCancelled ? cancelledSteps(order) : orderSteps(order)}
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
