import type { BuyerCoupon, ClaimableCoupon, CouponRule } from '@yaoji/api-client/wire';
import type { Coupon } from '@yaoji/domain';
import { scopeModel } from '#modules/selling/promotion/index.ts';
import { toSeconds } from '#wire-values.ts';
import type { BuyerCouponRow, ClaimableRow, CouponRow } from './coupon.repository.ts';

/** The displayed columns of a coupon. */
type ShownCoupon = Omit<CouponRow, 'validDays' | 'createdAt'>;

const toCouponRule = (row: ShownCoupon): CouponRule => ({
  id: row.id,
  title: row.title,
  money: row.money,
  rate: row.rate === null ? null : String(Number(row.rate)),
  maxMoney: row.maxMoney,
  threshold: row.threshold,
  startsAt: toSeconds(row.startsAt),
  endsAt: toSeconds(row.endsAt),
  scope: scopeModel(row.scope),
  scopeLabel: scopeLabel(row),
  remark: null,
});

export const toClaimable = (row: ShownCoupon, claimed: number, now: Date): ClaimableCoupon => ({
  coupon: toCouponRule(row),
  status: claimStatus(row, claimed, now),
  claimed,
  limit: row.perBuyer,
  leftPercent: row.total === 0 ? 0 : Math.floor(((row.total - row.claimed) * 100) / row.total),
  url: `/list?coupon_id=${row.id}`,
});

/** The currently claimable coupons, as shown to this viewer. */
export const claimableModels = (rows: readonly ClaimableRow[], now: Date): ClaimableCoupon[] =>
  rows.map(({ pieces, startsAt, endsAt, ...row }) =>
    toClaimable({ ...row, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, pieces, now),
  );

export const toBuyerCoupon = (piece: BuyerCouponRow, row: CouponRow, now: Date): BuyerCoupon => ({
  id: piece.id,
  coupon: toCouponRule(row),
  startsAt: toSeconds(piece.createdAt),
  endsAt: toSeconds(piece.expiresAt),
  status: piece.usedAt ? 'used' : piece.expiresAt <= now ? 'expired' : 'unused',
  claimedAt: toSeconds(piece.createdAt),
});

/** A held coupon as pricing input, with the id and validity of the buyer's own. */
export const toPricingCoupon = (piece: BuyerCouponRow, row: CouponRow): Coupon => ({
  id: piece.id,
  title: row.title,
  threshold: row.threshold,
  money: row.money,
  rate: row.rate,
  maxMoney: row.maxMoney,
  endsAt: piece.expiresAt,
  scope: row.scope,
});

export const claimStatus = (row: ShownCoupon, claimed: number, now: Date): ClaimableCoupon['status'] => {
  if (row.startsAt > now) return 'not_started';
  if (claimed >= row.perBuyer) return 'claimed';
  if (row.claimed >= row.total) return 'gone';
  return 'claimable';
};

const scopeLabel = ({ scope }: ShownCoupon) => {
  if (scope.scopes?.length) return `${scope.scopes.join('、')}可用`;
  if (scope.makers?.length) return `${scope.makers.join('、')}可用`;
  if (scope.categoryIds?.length) return '指定分类可用';
  if (scope.goodsIds?.length) return '指定商品可用';
  return '全场通用';
};
