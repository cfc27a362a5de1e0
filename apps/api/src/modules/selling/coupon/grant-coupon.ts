import type { Executor } from '#db/database.ts';
import { dayMs } from '#durations.ts';
import { countOneClaim, insertBuyerCoupon, lockCoupon } from './coupon.repository.ts';

/** Gives a buyer a coupon regardless of claim period and limit; false if none are left. */
export const grantCoupon = async (tx: Executor, buyerId: number, couponId: number, now: Date): Promise<boolean> => {
  const row = await lockCoupon(tx, couponId);
  if (!row || !(await countOneClaim(tx, couponId))) return false;
  const expiresAt = new Date(now.getTime() + row.validDays * dayMs);
  await insertBuyerCoupon(tx, { buyerId, couponId, expiresAt, createdAt: now });
  return true;
};
