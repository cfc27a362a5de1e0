import { claimCoupon } from './claim-coupon.ts';
import { listClaimableCoupons } from './list-claimable-coupons.ts';

export { claimableModels } from './claimable-models.ts';
export {
  type ClaimableFacts,
  claimableFacts,
  giveBackCoupons,
  spendCoupon,
  unusedCoupons,
} from './coupon.repository.ts';
export { toBuyerCoupon, toPricingCoupon } from './coupon-models.ts';

export const couponHandlers = { listClaimableCoupons, claimCoupon };
