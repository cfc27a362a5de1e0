import type { BankAccount, Payment } from '@yaoji/api-client/wire';
import type { Settings } from '#modules/platform/setting/index.ts';
import { toSecondsOrNull } from '#wire-values.ts';
import type { PaymentRow } from './payment.repository.ts';

/** The address to pay at while the payment is in progress; the sandbox's cashier is on this server. */
export const payingPlace = (row: PaymentRow): { redirectUrl: string | null; qrCode: string | null } => {
  if (row.status !== 'pending') return { redirectUrl: null, qrCode: null };
  if (row.method === 'sandbox') return { redirectUrl: `/sandbox/cashier/${row.no}`, qrCode: null };
  return { redirectUrl: row.redirectUrl, qrCode: row.qrCode };
};

export const toPayment = (row: PaymentRow, order: { id: number; no: string }, bank: Settings['bank']): Payment => ({
  paymentNo: row.no,
  orderId: order.id,
  method: row.method,
  status: row.status,
  amount: row.amount,
  ...payingPlace(row),
  bankAccount: row.method === 'bank' && bank ? toBankAccount(bank, order.no) : null,
  paidAt: toSecondsOrNull(row.paidAt),
});

const toBankAccount = (bank: NonNullable<Settings['bank']>, orderNo: string): BankAccount => ({
  ...bank,
  note: `请附言订单号${orderNo}`,
});
