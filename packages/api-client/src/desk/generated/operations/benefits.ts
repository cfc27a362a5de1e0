// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D080 Coupons */
export const listCoupons = {"id":"listCoupons","method":"get","path":"/desk/api/coupons","access":"operator","permissions":["promotions"]} as const;
/** D081 Add a coupon */
export const createCoupon = {"id":"createCoupon","method":"post","path":"/desk/api/coupons","access":"operator","permissions":["promotions"],"title":"新建优惠券"} as const;
/** D082 Change a coupon; what it brings no longer once it is claimed */
export const changeCoupon = {"id":"changeCoupon","method":"put","path":"/desk/api/coupons/{id}","access":"operator","permissions":["promotions"],"title":"修改优惠券"} as const;
/** D083 Grant buyers one each, all or nobody */
export const grantCoupons = {"id":"grantCoupons","method":"post","path":"/desk/api/coupons/{id}/grants","access":"operator","permissions":["promotions"],"title":"发放优惠券","fields":{"usernames":"客户账号"}} as const;
/** D084 Grant buyers a cash voucher or a red packet each, all or nobody */
export const grantBenefits = {"id":"grantBenefits","method":"post","path":"/desk/api/benefits","access":"operator","permissions":["grants"],"title":"发放现金券或红包","fields":{"title":"名称","money":"金额","threshold":"使用门槛","validDays":"有效天数","usernames":"客户账号"}} as const;
/** D085 Products and benefits for points */
export const listPointsGoods = {"id":"listPointsGoods","method":"get","path":"/desk/api/points-goods","access":"operator","permissions":["promotions"]} as const;
/** D086 Add something to exchange points for */
export const createPointsGoods = {"id":"createPointsGoods","method":"post","path":"/desk/api/points-goods","access":"operator","permissions":["promotions"],"title":"新建积分商品"} as const;
/** D087 Change it */
export const changePointsGoods = {"id":"changePointsGoods","method":"put","path":"/desk/api/points-goods/{id}","access":"operator","permissions":["promotions"],"title":"修改积分商品"} as const;
