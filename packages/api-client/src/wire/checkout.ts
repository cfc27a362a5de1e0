import type { Schemas } from '../contract/index.ts';
import { type Address, addressCodec } from './address.ts';
import {
  type CartLine,
  type CartProblem,
  type CartTotals,
  type CartWarning,
  cartLineCodec,
  cartProblemCodec,
  cartTotalsCodec,
  cartWarningCodec,
  type Shipping,
  shippingCodec,
} from './cart.ts';
import { listOf, nullable, record } from './codec.ts';
import { type BuyerCoupon, buyerCouponCodec } from './coupon.ts';
import { type CartRules, cartRulesCodec } from './rules.ts';
import { flag } from './values.ts';
import { type RedPacket, redPacketCodec, type Voucher, voucherCodec, type Wallet, walletCodec } from './wallet.ts';

/** none 不开发票, normal 增值税普通发票, special 增值税专用发票. */
export type InvoiceKind = Schemas['InvoiceKind'];

/** A delivery method with its fee for these lines. */
export interface DeliveryOption {
  code: string;
  name: string;
  description: string;
  fee: string;
}

/** A kind of invoice and whether the buyer can choose it. */
export interface InvoiceOption {
  kind: InvoiceKind;
  isAvailable: boolean;
  reason: string | null;
}

/** Title and tax data for the account's invoices. */
export interface InvoiceTitle {
  title: string;
  taxNo: string;
  address: string;
  phone: string;
  bank: string;
  account: string;
  email: string;
}

/** A coupon that reduces these lines by `money`. */
export interface UsableCoupon {
  coupon: BuyerCoupon;
  money: string;
}

/** A coupon that does not apply to these lines, and why. */
export interface UnusableCoupon {
  coupon: BuyerCoupon;
  code: Schemas['UnusableCoupon']['code'];
  reason: string;
  missing: string | null;
}

/** An unavailable line (O2). */
export interface LineRefusal {
  /** 0 if the line no longer exists. */
  lineId: number;
  goodsId: number;
  name: string;
  code: string;
  message: string;
  /** Currently available quantity. */
  available: string;
}

/** The data of step 2. Ids of choices are 0 if nothing is chosen. */
export interface Checkout {
  lines: CartLine[];
  refused: LineRefusal[];
  rules: CartRules;
  shipping: Shipping;
  totals: CartTotals;
  problems: CartProblem[];
  warnings: CartWarning[];
  addresses: Address[];
  addressId: number;
  deliveries: DeliveryOption[];
  delivery: string;
  invoices: InvoiceOption[];
  invoiceKind: InvoiceKind;
  invoiceTitle: InvoiceTitle | null;
  coupons: UsableCoupon[];
  unusableCoupons: UnusableCoupon[];
  couponId: number;
  vouchers: Voucher[];
  voucherId: number;
  redPackets: RedPacket[];
  redPacketId: number;
  wallet: Wallet;
  walletAllowed: boolean;
  /** Sent with the order, so one submission creates one order (O1). */
  idempotencyKey: string;
  /** Sent with the order, so nothing is bought at other figures (O3). */
  expectedTotal: string;
  timestamp: number;
}

/** The choices that affect step 2's calculation. */
export interface CheckoutForm {
  lineIds: number[];
  new?: 1;
  addressId?: number;
  delivery?: string;
  invoiceKind?: InvoiceKind;
  /** Absent: the best one; 0: none. */
  couponId?: number;
  voucherId?: number;
  redPacketId?: number;
  idempotencyKey?: string;
}

/** An order submission. */
export interface OrderForm {
  lineIds: number[];
  idempotencyKey: string;
  expectedTotal: string;
  addressId: number;
  delivery: string;
  invoiceKind?: InvoiceKind;
  couponId?: number;
  voucherId?: number;
  redPacketId?: number;
  remark?: string;
}

/** Answer to an order submission. */
export interface PlacedOrder {
  id: number;
  orderNo: string;
  status: Schemas['OrderStatus'];
  total: string;
  expiresAt: number | null;
}

/** The data of a refused submission: the new figures (O3) or the unavailable lines (O2). */
export interface OrderRefusal {
  checkout?: Checkout;
  lines?: LineRefusal[];
}

const deliveryOptionCodec = record<Schemas['DeliveryOption'], DeliveryOption>({
  code: 'code',
  name: 'name',
  description: 'describe',
  fee: 'fee',
});

const invoiceOptionCodec = record<Schemas['InvoiceOption'], InvoiceOption>({
  kind: 'kind',
  isAvailable: ['available', flag],
  reason: 'reason',
});

export const invoiceTitleCodec = record<Schemas['InvoiceTitle'], InvoiceTitle>({
  title: 'title',
  taxNo: 'tax_no',
  address: 'address',
  phone: 'phone',
  bank: 'bank',
  account: 'account',
  email: 'email',
});

const usableCouponCodec = record<Schemas['UsableCoupon'], UsableCoupon>({
  coupon: ['coupon', buyerCouponCodec],
  money: 'money',
});

const unusableCouponCodec = record<Schemas['UnusableCoupon'], UnusableCoupon>({
  coupon: ['coupon', buyerCouponCodec],
  code: 'code',
  reason: 'reason',
  missing: 'missing',
});

export const lineRefusalCodec = record<Schemas['LineRefusal'], LineRefusal>({
  lineId: 'id',
  goodsId: 'goods_id',
  name: 'name',
  code: 'code',
  message: 'message',
  available: 'available',
});

/** Step 2 ⇄ the data of `checkoutCart`. */
export const checkoutCodec = record<Schemas['Checkout'], Checkout>({
  lines: ['lines', listOf(cartLineCodec)],
  refused: ['refused', listOf(lineRefusalCodec)],
  rules: ['activity_data', cartRulesCodec],
  shipping: ['shipping_data', shippingCodec],
  totals: ['totals', cartTotalsCodec],
  problems: ['problems', listOf(cartProblemCodec)],
  warnings: ['warnings', listOf(cartWarningCodec)],
  addresses: ['addresses', listOf(addressCodec)],
  addressId: 'address_id',
  deliveries: ['deliveries', listOf(deliveryOptionCodec)],
  delivery: 'delivery',
  invoices: ['invoices', listOf(invoiceOptionCodec)],
  invoiceKind: 'invoice_kind',
  invoiceTitle: ['invoice_title', nullable(invoiceTitleCodec)],
  coupons: ['coupons', listOf(usableCouponCodec)],
  unusableCoupons: ['unusable_coupons', listOf(unusableCouponCodec)],
  couponId: 'coupon_id',
  vouchers: ['vouchers', listOf(voucherCodec)],
  voucherId: 'xjq_id',
  redPackets: ['red_packets', listOf(redPacketCodec)],
  redPacketId: 'red_packet_id',
  wallet: ['wallet', walletCodec],
  walletAllowed: ['wallet_allowed', flag],
  idempotencyKey: 'idempotency_key',
  expectedTotal: 'expected_total',
  timestamp: 'timestamp',
});

export const checkoutFormCodec = record<Schemas['CheckoutForm'], CheckoutForm>({
  lineIds: 'ids',
  new: 'new',
  addressId: 'address_id',
  delivery: 'delivery',
  invoiceKind: 'invoice_kind',
  couponId: 'coupon_id',
  voucherId: 'xjq_id',
  redPacketId: 'red_packet_id',
  idempotencyKey: 'idempotency_key',
});

export const orderFormCodec = record<Schemas['OrderForm'], OrderForm>({
  lineIds: 'ids',
  idempotencyKey: 'idempotency_key',
  expectedTotal: 'expected_total',
  addressId: 'address_id',
  delivery: 'delivery',
  invoiceKind: 'invoice_kind',
  couponId: 'coupon_id',
  voucherId: 'xjq_id',
  redPacketId: 'red_packet_id',
  remark: 'remark',
});

export const placedOrderCodec = record<Schemas['PlacedOrder'], PlacedOrder>({
  id: 'id',
  orderNo: 'order_no',
  status: 'status',
  total: 'total',
  expiresAt: 'expires_at',
});

/** Refusal ⇄ the data of a 409 of `placeOrder`. */
export const orderRefusalCodec = record<Schemas['OrderRefusal'], OrderRefusal>({
  checkout: ['checkout', checkoutCodec],
  lines: ['lines', listOf(lineRefusalCodec)],
});
