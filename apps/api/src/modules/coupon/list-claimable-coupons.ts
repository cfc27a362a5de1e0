import { type ClaimableCoupon, claimableCouponCodec } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import type { Handler } from '#operation.ts';
import { claimableNow, countClaimed, openCoupons } from './coupon.repository.ts';
import { toClaimable } from './coupon-models.ts';

export const listClaimableCoupons: Handler<'listClaimableCoupons'> = async ({ query }, { db, signedIn, now }) => {
  const { type = 'all', page = 1, per_page = 20 } = query;
  const { rows, total } = await openCoupons(db, type, page, per_page, now);
  const ids = rows.map(({ id }) => id);
  const claimed = signedIn ? await countClaimed(db, signedIn.buyerId, ids) : new Map<number, number>();
  const coupons = rows.map((row) => toClaimable(row, claimed.get(row.id) ?? 0, now));
  return { list: coupons.map((coupon) => claimableCouponCodec.write(coupon)), total, page, per_page };
};

/** What can be claimed now, as it is shown to this viewer. */
export const claimableModels = async (db: Executor, buyerId: number | null, now: Date): Promise<ClaimableCoupon[]> =>
  (await claimableNow(db, buyerId, now)).map(({ row, pieces }) => toClaimable(row, pieces, now));
