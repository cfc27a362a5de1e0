import { claimableCouponCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { countClaimed, openCoupons } from './coupon.repository.ts';
import { toClaimable } from './coupon-models.ts';

export const listClaimableCoupons: Handler<'listClaimableCoupons'> = async ({ query }, { db, signedIn, now }) => {
  const { type = 'all', page = 1, per_page = 20 } = query;
  const { rows, total } = await openCoupons(db, type, page, per_page, now);
  const ids = rows.map(({ id }) => id);
  const claimed = signedIn ? await countClaimed(db, signedIn.buyerId, ids) : new Map<number, number>();
  const coupons = rows.map((row) => toClaimable(row, claimed.get(row.id) ?? 0, now));
  return { list: coupons.map((coupon) => claimableCouponCodec.write(coupon)), total, page, per_page };
};
