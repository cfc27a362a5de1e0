import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import {
  buyerCouponPageCodec,
  type CouponFilters,
  claimableCouponCodec,
  couponFiltersCodec,
  pageOf,
} from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

/** The scope of coupons in the coupon centre: specific products, categories, everything. */
export type CouponKind = 'all' | 'goods' | 'category' | 'general';

export const couponsPerPage = 24;

export const couponKeys = {
  all: ['coupon'] as const,
  claimable: ['coupon', 'claimable'] as const,
  held: ['coupon', 'held'] as const,
  mine: ['coupon', 'mine'] as const,
};

/** Coupons that can be claimed (C056). */
export const claimableCouponsQuery = (type: CouponKind, page: number) =>
  queryOptions({
    queryKey: [...couponKeys.claimable, type, page],
    queryFn: () =>
      fetchData(
        operations.listClaimableCoupons,
        { query: { type, page, per_page: couponsPerPage } },
        { read: pageOf(claimableCouponCodec).read },
      ),
    placeholderData: keepPreviousData,
  });

/** A page of the coupons that the buyer holds (C057). */
export const couponsQuery = (filters: CouponFilters) =>
  queryOptions({
    queryKey: [...couponKeys.mine, filters],
    queryFn: ({ signal }) =>
      fetchData(
        operations.listCoupons,
        { query: couponFiltersCodec.write(filters) },
        { signal, read: buyerCouponPageCodec.read },
      ),
    placeholderData: keepPreviousData,
  });

/** The buyer's number of coupons by status (C064). */
export const couponCountsQuery = () =>
  queryOptions({
    queryKey: [...couponKeys.mine, 'counts'],
    queryFn: () => fetchData(operations.countCoupons, {}),
  });
