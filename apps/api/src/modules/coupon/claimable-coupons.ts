import type { Coupon } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { claimableNow, countClaimed } from './coupon.repository.ts';

/** What a buyer could still claim, as pricing wants it: for the price after coupon on a card (D5). */
export const claimableCoupons = async (db: Executor, buyerId: number, now: Date): Promise<Coupon[]> => {
  const rows = await claimableNow(db, now);
  const claimed = await countClaimed(
    db,
    buyerId,
    rows.map(({ id }) => id),
  );
  return rows
    .filter((row) => (claimed.get(row.id) ?? 0) < row.perBuyer)
    .map(({ id, title, threshold, money, rate, maxMoney, scope }) => ({
      id,
      title,
      threshold,
      money,
      rate,
      maxMoney,
      scope,
    }));
};
