// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C032 Suggestions for goods or manufacturer */
export const suggestGoods = {"id":"suggestGoods","method":"get","path":"/api/goods/search","access":"visitor"} as const;
/** C033 Hot searches */
export const listHotSearches = {"id":"listHotSearches","method":"get","path":"/api/goods/hot","access":"visitor"} as const;
/** C034 Goods, filtered, sorted, paged */
export const listGoods = {"id":"listGoods","method":"get","path":"/api/goods/list","access":"visitor"} as const;
/** C035 Product detail */
export const getGoods = {"id":"getGoods","method":"get","path":"/api/goods/detail/{id}","access":"visitor"} as const;
/** C081 Recommended for you */
export const listRecommendedGoods = {"id":"listRecommendedGoods","method":"get","path":"/api/index_wntj/1","access":"visitor"} as const;
/** C255 Goods side by side */
export const compareGoods = {"id":"compareGoods","method":"get","path":"/api/goods/compare","access":"visitor"} as const;
/** C258 Quality inspection reports by batch or goods */
export const listReports = {"id":"listReports","method":"get","path":"/api/goods/reports","access":"buyer"} as const;
