import { claimCoupon } from './claim-coupon.ts';
import { countCoupons } from './count-coupons.ts';
import { listClaimableCoupons } from './list-claimable-coupons.ts';
import { listCoupons } from './list-coupons.ts';

export {
  type ClaimableFacts,
  type ClaimableRow,
  type CouponRow,
  claimableFacts,
  claimableRows,
  couponPage,
  lockCoupon,
  restoreCoupons,
  spendCoupon,
  unusedCoupons,
} from './coupon.repository.ts';
export { claimableModels, toBuyerCoupon, toPricingCoupon } from './coupon-models.ts';
export { promisesSame } from './coupon-problems.ts';
export { grantCoupon, grantCoupons } from './grant-coupon.ts';
export { saveCoupon } from './save-coupon.ts';

export const couponHandlers = { listClaimableCoupons, claimCoupon, listCoupons, countCoupons };
