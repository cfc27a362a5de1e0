import type { Schemas } from '../contract/index.ts';
import { listOf, nullable, record } from './codec.ts';
import { flag } from './values.ts';

export type PaymentMethod = Schemas['PaymentMethod'];
export type PaymentStatus = Schemas['Payment']['status'];
export type BankAccount = Schemas['BankAccount'];

/** A payment method and whether it is available. */
export interface PaymentOption {
  method: PaymentMethod;
  name: string;
  isAvailable: boolean;
  reason: string | null;
}

/** A payment attempt. Times in Unix seconds. */
export interface Payment {
  paymentNo: string;
  orderId: number;
  method: PaymentMethod;
  status: PaymentStatus;
  amount: string;
  /** The provider's page, or null. */
  redirectUrl: string | null;
  /** Text of a QR code, or null. */
  qrCode: string | null;
  bankAccount: BankAccount | null;
  paidAt: number | null;
}

/** The payment state that step 3 polls. */
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
