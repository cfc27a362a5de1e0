import type { OperationInput, Schemas } from '../contract/index.ts';
import { type Codec, record } from './codec.ts';
import { type GoodsScope, goodsScopeCodec } from './goods.ts';
import { type Page, pageOf } from './goods-list.ts';
import { numbered } from './values.ts';

/** A coupon's reduction, validity and products. */
export interface CouponRule {
  id: number;
  title: string;
  /** Reduction in yuan; null for a percentage. */
  money: string | null;
  /** Factor to pay, e.g. '0.95'; null for a fixed amount. */
  rate: string | null;
  /** With `rate`, maximum reduction in yuan; null means unlimited. */
  maxMoney: string | null;
  threshold: string;
  startsAt: number;
  endsAt: number;
  scope: GoodsScope;
  scopeLabel: string;
  remark: string | null;
}

/** A coupon in the coupon centre. */
export interface ClaimableCoupon {
  coupon: CouponRule;
  status: 'claimable' | 'claimed' | 'gone' | 'not_started';
  claimed: number;
  limit: number;
  leftPercent: number;
  /** List of the products it applies to. */
  url: string;
}

export type BenefitStatus = 'unused' | 'used' | 'expired';

/** A coupon that the buyer holds; checkout and orders refer to it by `id`. */
export interface BuyerCoupon {
  id: number;
  coupon: CouponRule;
  startsAt: number;
  endsAt: number;
  status: BenefitStatus;
  claimedAt: number;
}

/** Answer to claiming a coupon. */
export interface ClaimedCoupon {
  buyerCoupon: BuyerCoupon;
  claimable: ClaimableCoupon;
}

export const benefitStatus = numbered(['unused', 'used', 'expired']);

export const couponRuleCodec = record<Schemas['CouponRule'], CouponRule>({
  id: 'id',
  title: 'title',
  money: 'money',
  rate: 'rate',
  maxMoney: 'max_money',
  threshold: 'amount',
  startsAt: 'start_time',
  endsAt: 'end_time',
  scope: ['scope', goodsScopeCodec],
  scopeLabel: 'scope_label',
  remark: 'remark',
});

export const claimableCouponCodec = record<Schemas['ClaimableCoupon'], ClaimableCoupon>({
  coupon: ['coupon', couponRuleCodec],
  status: ['status', numbered(['claimable', 'claimed', 'gone', 'not_started'])],
  claimed: 'received',
  limit: 'limit',
  leftPercent: 'left_percent',
  url: 'url',
});

export const buyerCouponCodec = record<Schemas['BuyerCoupon'], BuyerCoupon>({
  id: 'id',
  coupon: ['coupon', couponRuleCodec],
  startsAt: 'start_time',
  endsAt: 'end_time',
  status: ['status', benefitStatus],
  claimedAt: 'received_at',
});

export const claimedCouponCodec = record<Schemas['ClaimedCoupon'], ClaimedCoupon>({
  buyerCoupon: ['buyer_coupon', buyerCouponCodec],
  claimable: ['claimable', claimableCouponCodec],
});

/** Number of the buyer's coupons by status. */
export type CouponCounts = Schemas['CouponCounts'];

/** Filters and paging of the buyer's coupons. */
export interface CouponFilters {
  page?: number;
  perPage?: number;
  type?: NonNullable<OperationInput<'listCoupons'>['query']['type']>;
  status?: BenefitStatus;
}

/** A page of a buyer's coupons ⇄ the data of `listCoupons`. */
export const buyerCouponPageCodec: Codec<Schemas['BuyerCouponPage'], Page<BuyerCoupon>> = pageOf(buyerCouponCodec);

/** Filters ⇄ the query of `listCoupons`. */
export const couponFiltersCodec = record<OperationInput<'listCoupons'>['query'], CouponFilters>({
  page: 'page',
  perPage: 'per_page',
  type: 'type',
  status: ['status', benefitStatus],
});
