// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C056 Claimable coupons */
export const listClaimableCoupons = {"id":"listClaimableCoupons","method":"get","path":"/api/user/availableCoupon","access":"visitor"} as const;
/** C057 My coupons */
export const listCoupons = {"id":"listCoupons","method":"get","path":"/api/user/coupon","access":"buyer"} as const;
/** C064 Coupon counts by status */
export const countCoupons = {"id":"countCoupons","method":"get","path":"/api/user/couponNum","access":"buyer"} as const;
/** C180 Claim a coupon */
export const claimCoupon = {"id":"claimCoupon","method":"post","path":"/api/coupon/{id}/receive","access":"buyer","roles":["buyer"]} as const;
