import { cancelOrder } from './cancel-order.ts';
import { checkoutCart } from './checkout-cart.ts';
import { confirmOrder, wishJob } from './confirm-order.ts';
import { getOrder } from './get-order.ts';
import { getOrderPayment } from './get-order-payment.ts';
import { listOrders } from './list-orders.ts';
import { notifyPayment } from './notify-payment.ts';
import { payOrder } from './pay-order.ts';
import { placeOrder } from './place-order.ts';
import { rechargeWallet } from './recharge-wallet.ts';

export { expireJob, expireRunner } from './expire-order.ts';
export { loadLines } from './load-lines.ts';
export { markPaid } from './mark-paid.ts';
export { notifyBuyer } from './notify-buyer.ts';
export {
  addEvent,
  batchesOf,
  buyerOfOrder,
  findOrder,
  linesOf,
  lockBuyer,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
  orderByNo,
  replaceLineBatches,
  updateOrder,
} from './order.repository.ts';
export { paymentCommands } from './payment-commands.ts';
export { queryRunner } from './query-payment.ts';
export { startPayment } from './start-payment.ts';

export { wishJob };

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
  rechargeWallet,
};
