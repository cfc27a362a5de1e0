export {
  closePayments,
  countingPayment,
  findPaymentByNo,
  insertNotification,
  insertPayment,
  insertRefund,
  lockPayment,
  type PaymentMethod,
  type PaymentRow,
  pendingPayment,
  setOutcome,
  updatePayment,
} from './payment.repository.ts';
export { toPayment } from './payment-models.ts';
export { type Notice, readNotification } from './read-notification.ts';
export { refundJob, refundRunner } from './refund-runner.ts';
export { type Deliver, notifyJob, notifyRunner } from './sandbox/notify.ts';
export { serveSandbox } from './sandbox/serve-sandbox.ts';
