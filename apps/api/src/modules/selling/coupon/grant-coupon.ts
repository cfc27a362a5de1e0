import type { Executor } from '#db/database.ts';
import { dayMs } from '#durations.ts';
import { Refusal } from '#errors/refusal.ts';
import { grantToEach } from '#modules/money/wallet/index.ts';
import { countOneClaim, insertBuyerCoupon, lockCoupon } from './coupon.repository.ts';

/** Gives a buyer a coupon regardless of claim period and limit; false if none are left. */
export const grantCoupon = async (tx: Executor, buyerId: number, couponId: number, now: Date): Promise<boolean> => {
  const row = await lockCoupon(tx, couponId);
  if (!row || !(await countOneClaim(tx, couponId))) return false;
  const expiresAt = new Date(now.getTime() + row.validDays * dayMs);
  await insertBuyerCoupon(tx, { buyerId, couponId, expiresAt, createdAt: now });
  return true;
};

/** Grants each named buyer a coupon and counts them; too few coupons, or an unknown name, cancel all. */
export const grantCoupons = (
  tx: Executor,
  usernames: readonly string[],
  couponId: number,
  now: Date,
): Promise<number> =>
  grantToEach(tx, usernames, async (buyerId) => {
    if (!(await grantCoupon(tx, buyerId, couponId, now))) throw new Refusal('couponsGone');
  });
