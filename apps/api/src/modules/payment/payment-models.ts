import type { BankAccount, Payment } from '@yaoji/api-client/wire';
import type { Settings } from '#modules/setting/index.ts';
import { toSecondsOrNull } from '#wire-values.ts';
import type { PaymentRow } from './payment.repository.ts';

export const toPayment = (row: PaymentRow, orderNo: string, bank: Settings['bank']): Payment => ({
  paymentNo: row.no,
  orderId: row.orderId,
  method: row.method,
  status: row.status,
  amount: row.amount,
  redirectUrl: row.method === 'sandbox' && row.status === 'pending' ? `/sandbox/cashier/${row.no}` : null,
  qrCode: null,
  bankAccount: row.method === 'bank' && bank ? toBankAccount(bank, orderNo) : null,
  paidAt: toSecondsOrNull(row.paidAt),
});

const toBankAccount = (bank: NonNullable<Settings['bank']>, orderNo: string): BankAccount => ({
  ...bank,
  note: `请附言订单号${orderNo}`,
});
