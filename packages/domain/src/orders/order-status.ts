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

/** Whether a part of a paid order has left: it has a time of shipping before all of it is shipped. */
export const isPartlyShipped = ({ status, shippedAt }: { status: OrderStatus; shippedAt: unknown }): boolean =>
  status === 'paid' && shippedAt !== null;
