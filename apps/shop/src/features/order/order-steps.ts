import type { Order, OrderStatus, OrderSummary } from '@yaoji/api-client/wire';
import { partlyShippedName } from '@yaoji/domain';
import { formatMinute } from '#shared/time/format-time.ts';

/** The steps of an order that was not cancelled; completed ones have a time. */
export const orderSteps = ({ createdAt, paidAt, shippedAt, doneAt, partlyShipped }: OrderTimes) =>
  [
    ['提交订单', createdAt] as const,
    ['支付成功', paidAt] as const,
    [partlyShipped ? partlyShippedName : '仓库发货', shippedAt] as const,
    ['确认收货', doneAt] as const,
    ['已完成', null] as const,
  ].map(([label, at]) => ({ label, time: at === null ? undefined : formatMinute(at) }));

type OrderTimes = Pick<Order, 'createdAt' | 'paidAt' | 'shippedAt' | 'doneAt' | 'partlyShipped'>;

/** The step that an order is waiting for. */
export const currentStep: Readonly<Record<OrderStatus, number>> = {
  pending: 0,
  paid: 2,
  shipped: 3,
  done: 4,
  cancelled: 0,
};

/** How many products of a partly shipped order have left, and how many are still to come. */
export const shippedSoFar = ({ sent, open }: NonNullable<OrderSummary['partlyShipped']>) =>
  `已发 ${sent} 种，待发 ${open} 种`;
