// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
export const operations = {
  listSpike: {"method":"get","path":"/api/index/spike","access":"visitor","call":"C030"},
  suggestGoods: {"method":"get","path":"/api/goods/search","access":"visitor","call":"C032"},
  listHotSearches: {"method":"get","path":"/api/goods/hot","access":"visitor","call":"C033"},
  listGoods: {"method":"get","path":"/api/goods/list","access":"visitor","call":"C034"},
  getGoods: {"method":"get","path":"/api/goods/detail/{id}","access":"visitor","call":"C035"},
  listDailySpecials: {"method":"get","path":"/api/activity/everyday_price","access":"visitor","call":"C036"},
  listActivities: {"method":"get","path":"/api/goods/activities","access":"visitor","call":"C038"},
  listClaimableCoupons: {"method":"get","path":"/api/user/availableCoupon","access":"visitor","call":"C056"},
  listRecommendedGoods: {"method":"get","path":"/api/index_wntj/1","access":"visitor","call":"C081"},
  claimCoupon: {"method":"post","path":"/api/coupon/{id}/receive","access":"buyer","call":"C180"},
} as const;
