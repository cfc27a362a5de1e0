// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C030 Seckill rounds and goods */
export const listSpike = {"id":"listSpike","method":"get","path":"/api/index/spike","access":"visitor"} as const;
/** C036 Daily specials */
export const listDailySpecials = {"id":"listDailySpecials","method":"get","path":"/api/activity/everyday_price","access":"visitor"} as const;
/** C038 Running activities */
export const listActivities = {"id":"listActivities","method":"get","path":"/api/goods/activities","access":"visitor"} as const;
/** C039 Goods of an activity (banner dialog) */
export const listActivityGoods = {"id":"listActivityGoods","method":"get","path":"/api/activity/{id}/goods","access":"visitor"} as const;
/** C042 Activity tap: record a visit or claim from an activity */
export const tapActivity = {"id":"tapActivity","method":"post","path":"/api/activity/tap","access":"buyer"} as const;
/** C043 Where an activity link leads */
export const resolveActivity = {"id":"resolveActivity","method":"get","path":"/api/activity/resolve","access":"visitor"} as const;
/** C044 One activity: title, banner, rules, period, template */
export const getActivity = {"id":"getActivity","method":"get","path":"/api/activity/{id}","access":"visitor"} as const;
/** C047 Combinations */
export const listCombinations = {"id":"listCombinations","method":"get","path":"/api/combination","access":"visitor"} as const;
/** C199 Cashback tiers and my progress (R011) */
export const getCashback = {"id":"getCashback","method":"get","path":"/api/activity/cashback","access":"visitor"} as const;
