import { cancelOrder } from './cancel-order.ts';
import { checkoutCart } from './checkout-cart.ts';
import { confirmOrder } from './confirm-order.ts';
import { getOrder } from './get-order.ts';
import { getOrderPayment } from './get-order-payment.ts';
import { listOrders } from './list-orders.ts';
import { notifyPayment } from './notify-payment.ts';
import { payOrder } from './pay-order.ts';
import { placeOrder } from './place-order.ts';

export { expireJob, expireRunner } from './expire-order.ts';

export const orderHandlers = {
  checkoutCart,
  placeOrder,
  listOrders,
  getOrder,
  payOrder,
  getOrderPayment,
  cancelOrder,
  confirmOrder,
  notifyPayment,
};
