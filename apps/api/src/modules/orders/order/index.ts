import { cancelOrder } from './cancel/cancel-order.ts';
import { confirmOrder, confirmReceipt, wishJob } from './confirm-order.ts';
import { getOrderPayment } from './pay/get-order-payment.ts';
import { notifyPayment } from './pay/notify-payment.ts';
import { payOrder } from './pay/pay-order.ts';
import { rechargeWallet } from './pay/recharge-wallet.ts';
import { checkoutCart } from './place/checkout-cart.ts';
import { placeOrder } from './place/place-order.ts';
import { getOrder } from './show/get-order.ts';
import { listOrders } from './show/list-orders.ts';

export { cancelPending } from './cancel/cancel-pending.ts';
export { expireJob, expireRunner } from './cancel/expire-order.ts';
export { replaceOpenBatches, takeFromLines } from './change-batches.ts';
export { changeOrder } from './change-order.ts';
export {
  countDeskOrders,
  type DeskOrderQuery,
  deskOrderLines,
  deskOrderPage,
  lastSlipOf,
  ordererOf,
  parcelsOf,
  proposalOfOrder,
  returnsWithLines,
} from './desk/desk-orders.repository.ts';
export { pickList } from './desk/pick-list.ts';
export { endShipping, recordParcel } from './end-shipping.ts';
export { type HeldLine, heldLines } from './held-lines.ts';
export {
  isSameBatch,
  type LineBatch,
  mergeBatches,
  totalOf,
  unitsOfLine,
  withoutBatches,
} from './line-batches.ts';
export { notifyBuyer } from './notify-buyer.ts';
export {
  batchesOf,
  buyerOfOrder,
  eventsOf,
  findOrder,
  linesOf,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
  orderById,
  orderByNo,
  recordOrderEvent,
} from './order.repository.ts';
export {
  type LineUnits,
  openBatches,
  parcelBatches,
  sentBatches,
  takeFromParcels,
  unitsByLine,
} from './parcel.repository.ts';
export { parcelLines } from './parcel-lines.ts';
export { loadArrived } from './pay/load-arrived.ts';
export { markPaid } from './pay/mark-paid.ts';
export { takeFromBalance } from './pay/pay-from-balance.ts';
export { queryOrderPayments, queryRunner } from './pay/query-payment.ts';
export { startPayment } from './pay/start-payment.ts';
export { judgeCheckout } from './place/judge-checkout.ts';
export { lineRefusals } from './place/line-refusals.ts';
export {
  earlierOrder,
  hashOfSubmission,
  judgeSubmission,
  type Submission,
  writeSubmitted,
  wrongChoices,
} from './place/submit-order.ts';
export { writeReplacement } from './place/write-replacement.ts';
export { replacedByLine, replacementsOf } from './replacement.repository.ts';
export { loadLines } from './show/load-lines.ts';
export { returnedByLine, unreportedBatches } from './show/order-services.repository.ts';

export { confirmReceipt, wishJob };

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
