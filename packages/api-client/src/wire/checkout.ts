import type { Schemas } from '../contract/index.ts';
import { addressCodec } from './address.ts';
import { cartLineCodec, cartProblemCodec, cartTotalsCodec, cartWarningCodec, shippingCodec } from './cart.ts';
import { listOf, type Model, nullable, recordOf } from './codec.ts';
import { buyerCouponCodec } from './coupon.ts';
import { cartRulesCodec } from './rules.ts';
import { flag } from './values.ts';
import { redPacketCodec, voucherCodec, walletCodec } from './wallet.ts';

const goodsStorageCodec = recordOf('GoodsStorage', { goodsId: 'goods_id', text: 'text' });

/** none 不开发票, normal 增值税普通发票, special 增值税专用发票. */
export type InvoiceKind = Schemas['InvoiceKind'];

const deliveryOptionCodec = recordOf('DeliveryOption', {
  code: 'code',
  name: 'name',
  description: 'describe',
  fee: 'fee',
});

/** A delivery method with its fee for these lines. */
export interface DeliveryOption extends Model<typeof deliveryOptionCodec> {}

const invoiceOptionCodec = recordOf('InvoiceOption', {
  kind: 'kind',
  isAvailable: ['available', flag],
  reason: 'reason',
});

/** A kind of invoice and whether the buyer can choose it. */
export interface InvoiceOption extends Model<typeof invoiceOptionCodec> {}

export const invoiceTitleCodec = recordOf('InvoiceTitle', {
  title: 'title',
  taxNo: 'tax_no',
  address: 'address',
  phone: 'phone',
  bank: 'bank',
  account: 'account',
  email: 'email',
});

/** Title and tax data for the account's invoices. */
export interface InvoiceTitle extends Model<typeof invoiceTitleCodec> {}

const usableCouponCodec = recordOf('UsableCoupon', {
  coupon: ['coupon', buyerCouponCodec],
  money: 'money',
});

/** A coupon that reduces these lines by `money`. */
export interface UsableCoupon extends Model<typeof usableCouponCodec> {}

const unusableCouponCodec = recordOf('UnusableCoupon', {
  coupon: ['coupon', buyerCouponCodec],
  code: 'code',
  reason: 'reason',
  missing: 'missing',
});

/** A coupon that does not apply to these lines, and why. */
export interface UnusableCoupon extends Model<typeof unusableCouponCodec> {}

export const lineRefusalCodec = recordOf('LineRefusal', {
  /** 0 if the line no longer exists. */
  lineId: 'id',
  goodsId: 'goods_id',
  name: 'name',
  code: 'code',
  message: 'message',
  /** Currently available quantity. */
  available: 'available',
});

/** An unavailable line (O2). */
export interface LineRefusal extends Model<typeof lineRefusalCodec> {}

/** Step 2 ⇄ the data of `checkoutCart`. */
export const checkoutCodec = recordOf('Checkout', {
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
  /** Sent with the order, so one submission creates one order (O1). */
  idempotencyKey: 'idempotency_key',
  /** Sent with the order, so nothing is bought at other figures (O3). */
  expectedTotal: 'expected_total',
  /** Products ordered for the first time: their papers go with the order unless declined. */
  firstGoods: 'first_goods',
  /** The seller's papers go with it unless declined. */
  isFirstOrder: ['is_first_order', flag],
  storage: ['storage', listOf(goodsStorageCodec)],
  /** Why it needs approval; empty: it can be ordered. */
  approval: 'approval',
  timestamp: 'timestamp',
});

/** The data of step 2. Ids of choices are 0 if nothing is chosen. */
export interface Checkout extends Model<typeof checkoutCodec> {}

export const checkoutFormCodec = recordOf('CheckoutForm', {
  lineIds: 'ids',
  new: 'new',
  addressId: 'address_id',
  delivery: 'delivery',
  invoiceKind: 'invoice_kind',
  /** Absent: the best one; 0: none. */
  couponId: 'coupon_id',
  voucherId: 'xjq_id',
  redPacketId: 'red_packet_id',
  idempotencyKey: 'idempotency_key',
});

/** The choices that affect step 2's calculation. */
export interface CheckoutForm extends Model<typeof checkoutFormCodec> {}

export const orderFormCodec = recordOf('OrderForm', {
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
  /** Products whose papers the buyer wants or declines; others as proposed by `firstGoods`. */
  papersFor: 'papers_for',
  noPapersFor: 'no_papers_for',
  sellerPapers: ['seller_papers', flag],
});

/** An order submission. */
export interface OrderForm extends Model<typeof orderFormCodec> {}

export const placedOrderCodec = recordOf('PlacedOrder', {
  id: 'id',
  orderNo: 'order_no',
  status: 'status',
  total: 'total',
  expiresAt: 'expires_at',
});

/** Answer to an order submission. */
export interface PlacedOrder extends Model<typeof placedOrderCodec> {}

/** Refusal ⇄ the data of a 409 of `placeOrder`. */
export const orderRefusalCodec = recordOf('OrderRefusal', {
  checkout: ['checkout', checkoutCodec],
  lines: ['lines', listOf(lineRefusalCodec)],
});

/** The data of a refused submission: the new figures (O3) or the unavailable lines (O2). */
export interface OrderRefusal extends Model<typeof orderRefusalCodec> {}
