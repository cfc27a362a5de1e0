/** The states of an order: awaiting payment, shipment or arrival; ended. */
export const orderStatuses = ['pending', 'paid', 'shipped', 'done', 'cancelled'] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** The label of each status. */
export const orderStatusNames: Readonly<Record<OrderStatus, string>> = {
  pending: '待付款',
  paid: '待发货',
  shipped: '待收货',
  done: '已完成',
  cancelled: '已取消',
};

/** The label of a paid order of which a part has left. */
export const partlyShippedName = '部分发货';

type Order = { status: OrderStatus; shippedAt: unknown };

/** Whether a part of a paid order has left: it has a time of shipping before all of it is shipped. */
export const isPartlyShipped = ({ status, shippedAt }: Order): boolean => status === 'paid' && shippedAt !== null;

/** The states of paid orders: they count as sold, and take requests for after-sales service. */
export const paidStatuses: readonly OrderStatus[] = ['paid', 'shipped', 'done'];

/** Whether an order is paid. */
export const isPaid = ({ status }: Pick<Order, 'status'>): boolean => paidStatuses.includes(status);

/** The states in which the buyer still expects a delivery: the order takes parcels, trace codes and shortages. */
export const underwayStatuses: readonly OrderStatus[] = ['paid', 'shipped'];

/** Whether the buyer still expects a delivery. */
export const isUnderway = ({ status }: Pick<Order, 'status'>): boolean => underwayStatuses.includes(status);

/** Whether all or a part of an order has left: it takes returns and replacements, and shows its papers. */
export const wasSent = (order: Order): boolean =>
  order.status === 'shipped' || order.status === 'done' || isPartlyShipped(order);

/** Whether the seller may cancel an order: nothing of it has left. */
export const sellerMayCancel = (order: Order): boolean => !wasSent(order) && order.status !== 'cancelled';
