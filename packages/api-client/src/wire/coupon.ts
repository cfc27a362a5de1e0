import type { Schemas } from '../contract/index.ts';
import { type Codec, type Model, queryOf, recordOf } from './codec.ts';
import { goodsScopeCodec } from './goods.ts';
import { type Page, pageOf } from './goods-list.ts';
import { numbered } from './values.ts';

export type BenefitStatus = 'unused' | 'used' | 'expired';

export const benefitStatus = numbered(['unused', 'used', 'expired']);

export const couponRuleCodec = recordOf('CouponRule', {
  id: 'id',
  title: 'title',
  /** Reduction in yuan; null for a percentage. */
  money: 'money',
  /** Factor to pay, e.g. '0.95'; null for a fixed amount. */
  rate: 'rate',
  /** With `rate`, maximum reduction in yuan; null means unlimited. */
  maxMoney: 'max_money',
  threshold: 'amount',
  startsAt: 'start_time',
  endsAt: 'end_time',
  scope: ['scope', goodsScopeCodec],
  scopeLabel: 'scope_label',
  remark: 'remark',
});

/** A coupon's reduction, validity and products. */
export interface CouponRule extends Model<typeof couponRuleCodec> {}

export const claimableCouponCodec = recordOf('ClaimableCoupon', {
  coupon: ['coupon', couponRuleCodec],
  status: ['status', numbered(['claimable', 'claimed', 'gone', 'not_started'])],
  claimed: 'received',
  limit: 'limit',
  leftPercent: 'left_percent',
  /** List of the products it applies to. */
  url: 'url',
});

/** A coupon in the coupon centre. */
export interface ClaimableCoupon extends Model<typeof claimableCouponCodec> {}

export const buyerCouponCodec = recordOf('BuyerCoupon', {
  id: 'id',
  coupon: ['coupon', couponRuleCodec],
  startsAt: 'start_time',
  endsAt: 'end_time',
  status: ['status', benefitStatus],
  claimedAt: 'received_at',
});

/** A coupon that the buyer holds; checkout and orders refer to it by `id`. */
export interface BuyerCoupon extends Model<typeof buyerCouponCodec> {}

export const claimedCouponCodec = recordOf('ClaimedCoupon', {
  buyerCoupon: ['buyer_coupon', buyerCouponCodec],
  claimable: ['claimable', claimableCouponCodec],
});

/** Answer to claiming a coupon. */
export interface ClaimedCoupon extends Model<typeof claimedCouponCodec> {}

/** Number of the buyer's coupons by status. */
export type CouponCounts = Schemas['CouponCounts'];

/** A page of a buyer's coupons ⇄ the data of `listCoupons`. */
export const buyerCouponPageCodec: Codec<Schemas['BuyerCouponPage'], Page<BuyerCoupon>> = pageOf(buyerCouponCodec);

/** Filters ⇄ the query of `listCoupons`. */
export const couponFiltersCodec = queryOf('listCoupons', {
  page: 'page',
  perPage: 'per_page',
  type: 'type',
  status: ['status', benefitStatus],
});

/** Filters and paging of the buyer's coupons. */
export interface CouponFilters extends Model<typeof couponFiltersCodec> {}
