import type { Schemas } from '../contract/index.ts';
import { listOf, type Model, nullable, recordOf } from './codec.ts';
import { creditSummaryCodec } from './credit.ts';
import { flag } from './values.ts';

export type PaymentMethod = Schemas['PaymentMethod'];
export type PaymentStatus = Schemas['Payment']['status'];
export type BankAccount = Schemas['BankAccount'];

export const paymentCodec = recordOf('Payment', {
  paymentNo: 'payment_no',
  orderId: 'order_id',
  method: 'method',
  status: 'status',
  amount: 'amount',
  /** The provider's page, or null. */
  redirectUrl: 'redirect_url',
  /** Text of a QR code, or null. */
  qrCode: 'qr_code',
  bankAccount: 'bank_account',
  paidAt: 'paid_at',
});

/** A payment attempt. Times in Unix seconds. */
export interface Payment extends Model<typeof paymentCodec> {}

const paymentOptionCodec = recordOf('PaymentOption', {
  method: 'method',
  name: 'name',
  isAvailable: ['available', flag],
  reason: 'reason',
});

/** A payment method and whether it is available. */
export interface PaymentOption extends Model<typeof paymentOptionCodec> {}

export const arrivedMoneyCodec = recordOf('ArrivedMoney', {
  received: 'received',
  balance: 'balance',
  lack: 'lack',
});

export const paymentStateCodec = recordOf('PaymentState', {
  orderId: 'order_id',
  orderNo: 'order_no',
  orderStatus: 'order_status',
  total: 'total',
  payment: ['payment', nullable(paymentCodec)],
  methods: ['methods', listOf(paymentOptionCodec)],
  balance: 'balance',
  /** Transfers for the order that are in the balance; null without any. */
  arrived: ['arrived', nullable(arrivedMoneyCodec)],
  /** Null without a credit line or debts. */
  credit: ['credit', nullable(creditSummaryCodec)],
  /** False for an order with an ephedrine preparation. */
  walletAllowed: ['wallet_allowed', flag],
  hasPayPassword: ['has_pay_password', flag],
  expiresAt: 'expires_at',
  timestamp: 'timestamp',
});

/** The payment state that step 3 polls. */
export interface PaymentState extends Model<typeof paymentStateCodec> {}
