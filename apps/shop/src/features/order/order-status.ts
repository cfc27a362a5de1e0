import type { OrderStatus } from '@yaoji/api-client/wire';

/** What each status is called. */
export const orderStatusName: Record<OrderStatus, string> = {
  pending: '待付款',
  paid: '待发货',
  shipped: '待收货',
  done: '已完成',
  cancelled: '已取消',
};

export const isOrderStatus = (text: string | null): text is OrderStatus => text !== null && text in orderStatusName;
