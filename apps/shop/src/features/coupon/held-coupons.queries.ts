import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { buyerCouponPageCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { couponKeys } from './coupon.queries.ts';

const unused = 0;

/** The buyer's unused coupons (C057), to choose from. */
export const heldCouponsQuery = () =>
  queryOptions({
    queryKey: couponKeys.held,
    queryFn: async ({ signal }) => {
      const query = { status: unused, page: 1, per_page: 100 } as const;
      return (await fetchData(operations.listCoupons, { query }, { signal, read: buyerCouponPageCodec.read })).list;
    },
    staleTime: 0,
  });
