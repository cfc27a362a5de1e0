export { askProvider } from './ask-provider.ts';
export {
  closePayment,
  closePayments,
  countingPayment,
  countPendingRecharges,
  findPayment,
  findPaymentByNo,
  findRefund,
  finishRefund,
  insertNotification,
  insertPayment,
  insertRefund,
  lockPayment,
  openRefunds,
  type PaymentMethod,
  type PaymentRow,
  type ProviderMethod,
  pendingPayment,
  providerMethods,
  receivedPayments,
  refundPage,
  refundsOf,
  setOutcome,
  unpaidPayments,
  updatePayment,
} from './payment.repository.ts';
export { payingPlace, toPayment } from './payment-models.ts';
export {
  firstQueryAt,
  isProvider,
  methodReason,
  payableUntil,
  providerOf,
  queryJob,
} from './provider.ts';
export { readNotification } from './read-notification.ts';
export { refundJob, refundRunner } from './refund-runner.ts';
export { type Deliver, notifyJob, notifyRunner } from './sandbox/notify.ts';
export { serveSandbox } from './sandbox/serve-sandbox.ts';
