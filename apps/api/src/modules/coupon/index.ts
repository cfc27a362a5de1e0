import { claimCoupon } from './claim-coupon.ts';
import { listClaimableCoupons } from './list-claimable-coupons.ts';

export { giveBackCoupons, unusedCoupons, useCoupon } from './coupon.repository.ts';
export { toBuyerCoupon, toPricingCoupon } from './coupon-models.ts';

export const couponHandlers = { listClaimableCoupons, claimCoupon };
