/** The states of an order: awaiting payment, shipment or arrival; ended. */
export type OrderStatus = 'pending' | 'paid' | 'shipped' | 'done' | 'cancelled';

/** The label of each status. */
export const orderStatusNames: Readonly<Record<OrderStatus, string>> = {
  pending: '待付款',
  paid: '待发货',
  shipped: '待收货',
  done: '已完成',
  cancelled: '已取消',
};
