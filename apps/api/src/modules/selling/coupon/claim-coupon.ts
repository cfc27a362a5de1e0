import { claimedCouponCodec } from '@yaoji/api-client/wire';
import { dayMs } from '#durations.ts';
import { Refusal, required } from '#errors/refusal.ts';
import { Answer, type Handler } from '#operation.ts';
import { countClaimed, countOneClaim, insertBuyerCoupon, lockCoupon } from './coupon.repository.ts';
import { claimStatus, toBuyerCoupon, toClaimable } from './coupon-models.ts';

const refusals = { claimed: 'couponClaimed', gone: 'couponGone', not_started: 'couponNotBegun' } as const;

export const claimCoupon: Handler<'claimCoupon'> = async ({ params }, { db, signedIn: { buyerId }, now }) => {
  const answer = await db.transaction(async (tx) => {
    const row = required(await lockCoupon(tx, params.id), 'couponMissing');
    if (row.endsAt <= now) throw new Refusal('couponEnded');
    const claimed = (await countClaimed(tx, buyerId, [row.id])).get(row.id) ?? 0;
    const status = claimStatus(row, claimed, now);
    if (status !== 'claimable') throw new Refusal(refusals[status]);
    if (!(await countOneClaim(tx, row.id))) throw new Refusal('couponGone');
    const expiresAt = new Date(now.getTime() + row.validDays * dayMs);
    const piece = await insertBuyerCoupon(tx, { buyerId, couponId: row.id, expiresAt, createdAt: now });
    return {
      buyerCoupon: toBuyerCoupon(piece, row, now),
      claimable: toClaimable({ ...row, claimed: row.claimed + 1 }, claimed + 1, now),
    };
  });
  return new Answer(claimedCouponCodec.write(answer), '领取成功');
};
