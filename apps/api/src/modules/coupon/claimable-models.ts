import type { ClaimableCoupon } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { claimableNow, countClaimed } from './coupon.repository.ts';
import { toClaimable } from './coupon-models.ts';

/** What can be claimed now, as it is shown to this viewer. */
export const claimableModels = async (db: Executor, buyerId: number | null, now: Date): Promise<ClaimableCoupon[]> => {
  const rows = await claimableNow(db, now);
  const ids = rows.map(({ id }) => id);
  const claimed = buyerId === null ? new Map<number, number>() : await countClaimed(db, buyerId, ids);
  return rows.map((row) => toClaimable(row, claimed.get(row.id) ?? 0, now));
};
