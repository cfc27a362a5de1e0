import { operations } from '@yaoji/api-client/desk';
import { formatMoney } from '@yaoji/ui';
import { ReasonDialog } from '#pages/parts/reason-dialog.tsx';
import type { Order } from './order-page.tsx';

/** Cancels an order that is not shipped; what was paid goes back the way it came. */
export function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const hint = order.paidAt === null ? '买家会看到原因' : `买家会看到原因；已付的 ${formatMoney(order.total)} 原路退回`;
  return (
    <ReasonDialog
      title="取消订单"
      actionLabel="取消订单"
      hint={hint}
      operation={operations.cancelOrder}
      id={order.id}
      done="订单已取消"
      onClose={onClose}
    />
  );
}
