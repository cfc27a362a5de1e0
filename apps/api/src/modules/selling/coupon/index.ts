import { claimCoupon } from './claim-coupon.ts';
import { countCoupons } from './count-coupons.ts';
import { listClaimableCoupons } from './list-claimable-coupons.ts';
import { listCoupons } from './list-coupons.ts';

export {
  type ClaimableFacts,
  type ClaimableRow,
  type CouponRow,
  type CouponValues,
  claimableFacts,
  claimableRows,
  couponPage,
  insertCoupon,
  lockCoupon,
  restoreCoupons,
  spendCoupon,
  unusedCoupons,
  updateCoupon,
} from './coupon.repository.ts';
export { claimableModels, toBuyerCoupon, toPricingCoupon } from './coupon-models.ts';
export { couponProblems, promisesSame } from './coupon-problems.ts';
export { grantCoupon } from './grant-coupon.ts';

export const couponHandlers = { listClaimableCoupons, claimCoupon, listCoupons, countCoupons };
