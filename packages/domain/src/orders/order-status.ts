/** Where an order stands: waits for its payment, for shipment, for its goods to arrive; is over. */
export type OrderStatus = 'pending' | 'paid' | 'shipped' | 'done' | 'cancelled';

/** What each status is called, wherever it is shown. */
export const orderStatusNames: Readonly<Record<OrderStatus, string>> = {
  pending: '待付款',
  paid: '待发货',
  shipped: '待收货',
  done: '已完成',
  cancelled: '已取消',
};
