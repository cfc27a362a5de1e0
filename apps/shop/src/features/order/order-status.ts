import type { Order, OrderStatus } from '@yaoji/api-client/wire';
import { orderStatusNames } from '@yaoji/domain';
import { formatMinute } from '#shared/time/format-time.ts';

export { orderStatusNames as orderStatusName };

export const isOrderStatus = (text: string | null): text is OrderStatus => text !== null && text in orderStatusNames;

/** The steps of an order that was not cancelled; completed ones have a time. */
export const orderSteps = ({ createdAt, paidAt, shippedAt, doneAt }: OrderTimes) =>
  [
    ['提交订单', createdAt] as const,
    ['支付成功', paidAt] as const,
    ['仓库发货', shippedAt] as const,
    ['确认收货', doneAt] as const,
    ['已完成', null] as const,
  ].map(([label, at]) => ({ label, time: at === null ? undefined : formatMinute(at) }));

type OrderTimes = Pick<Order, 'createdAt' | 'paidAt' | 'shippedAt' | 'doneAt'>;

/** The step that an order is waiting for. */
export const currentStep: Readonly<Record<OrderStatus, number>> = {
  pending: 0,
  paid: 2,
  shipped: 3,
  done: 4,
  cancelled: 0,
};
