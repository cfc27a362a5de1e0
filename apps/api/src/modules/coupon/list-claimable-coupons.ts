import { type ClaimableCoupon, claimableCouponCodec } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import type { Handler } from '#operation.ts';
import { type CouponRow, claimableNow, countClaimed, openCoupons } from './coupon.repository.ts';
import { toClaimable } from './coupon-models.ts';

export const listClaimableCoupons: Handler<'listClaimableCoupons'> = async ({ query }, { db, signedIn, now }) => {
  const { type = 'all', page = 1, per_page = 20 } = query;
  const { rows, total } = await openCoupons(db, type, page, per_page, now);
  const coupons = await showClaimable(db, rows, signedIn?.buyerId ?? null, now);
  return { list: coupons.map((coupon) => claimableCouponCodec.write(coupon)), total, page, per_page };
};

/** What can be claimed now, as it is shown to this viewer. */
export const claimableModels = async (db: Executor, buyerId: number | null, now: Date): Promise<ClaimableCoupon[]> =>
  showClaimable(db, await claimableNow(db, now), buyerId, now);

const showClaimable = async (db: Executor, rows: CouponRow[], buyerId: number | null, now: Date) => {
  const ids = rows.map(({ id }) => id);
  const claimed = buyerId === null ? new Map<number, number>() : await countClaimed(db, buyerId, ids);
  return rows.map((row) => toClaimable(row, claimed.get(row.id) ?? 0, now));
};
