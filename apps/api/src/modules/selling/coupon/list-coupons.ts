import { buyerCouponPageCodec, couponFiltersCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { piecePage } from './coupon.repository.ts';
import { toBuyerCoupon } from './coupon-models.ts';

export const listCoupons: Handler<'listCoupons'> = async ({ query }, { db, signedIn: { buyerId }, now }) => {
  const { page = 1, perPage = 20, type = 'all', status } = couponFiltersCodec.read(query);
  const { rows, total } = await piecePage(db, { buyerId, type, status, page, perPage }, now);
  const list = rows.map(({ piece, coupon }) => toBuyerCoupon(piece, coupon, now));
  return buyerCouponPageCodec.write({ list, total, page, perPage });
};
