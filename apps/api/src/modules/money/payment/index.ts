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
  shortTransfer,
  transfersIntoBalance,
  unpaidPayments,
} from './payment.repository.ts';
export { payingPlace, toPayment } from './payment-models.ts';
export { isProvider, methodReason, providerOf, queryJob } from './provider.ts';
export { readNotification } from './read-notification.ts';
export { beginRefund, bookRefund } from './refund-payment.ts';
export { refundJob, refundRunner } from './refund-runner.ts';
export { type Deliver, notifyJob, notifyRunner } from './sandbox/notify.ts';
export { serveSandbox } from './sandbox/serve-sandbox.ts';
export { beginPayment, bookPayment, failPayment, receivePayment, storeNotice } from './take-payment.ts';
