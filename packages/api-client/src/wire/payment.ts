import type { Schemas } from '../contract/index.ts';
import { listOf, nullable, record } from './codec.ts';
import { flag } from './values.ts';

export type PaymentMethod = Schemas['PaymentMethod'];
export type PaymentStatus = Schemas['Payment']['status'];
export type BankAccount = Schemas['BankAccount'];

/** A way to pay and whether it can be taken now. */
export interface PaymentOption {
  method: PaymentMethod;
  name: string;
  isAvailable: boolean;
  reason: string | null;
}

/** One attempt to pay. Times in Unix seconds. */
export interface Payment {
  paymentNo: string;
  orderId: number;
  method: PaymentMethod;
  status: PaymentStatus;
  amount: string;
  /** The provider's page; null where there is none. */
  redirectUrl: string | null;
  /** Text of a QR code; null where there is none. */
  qrCode: string | null;
  bankAccount: BankAccount | null;
  paidAt: number | null;
}

/** What step 3 shows and polls. */
export interface PaymentState {
  orderId: number;
  orderNo: string;
  orderStatus: Schemas['OrderStatus'];
  total: string;
  payment: Payment | null;
  methods: PaymentOption[];
  balance: string;
  hasPayPassword: boolean;
  expiresAt: number | null;
  timestamp: number;
}

export const paymentCodec = record<Schemas['Payment'], Payment>({
  paymentNo: 'payment_no',
  orderId: 'order_id',
  method: 'method',
  status: 'status',
  amount: 'amount',
  redirectUrl: 'redirect_url',
  qrCode: 'qr_code',
  bankAccount: 'bank_account',
  paidAt: 'paid_at',
});

const paymentOptionCodec = record<Schemas['PaymentOption'], PaymentOption>({
  method: 'method',
  name: 'name',
  isAvailable: ['available', flag],
  reason: 'reason',
});

export const paymentStateCodec = record<Schemas['PaymentState'], PaymentState>({
  orderId: 'order_id',
  orderNo: 'order_no',
  orderStatus: 'order_status',
  total: 'total',
  payment: ['payment', nullable(paymentCodec)],
  methods: ['methods', listOf(paymentOptionCodec)],
  balance: 'balance',
  hasPayPassword: ['has_pay_password', flag],
  expiresAt: 'expires_at',
  timestamp: 'timestamp',
});
