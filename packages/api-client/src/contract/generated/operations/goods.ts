// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C032 Suggestions for goods or manufacturer */
export const suggestGoods = {"id":"suggestGoods","method":"get","path":"/api/goods/search","access":"visitor","call":"C032"} as const;
/** C033 Hot searches */
export const listHotSearches = {"id":"listHotSearches","method":"get","path":"/api/goods/hot","access":"visitor","call":"C033"} as const;
/** C034 Goods, filtered, sorted, paged */
export const listGoods = {"id":"listGoods","method":"get","path":"/api/goods/list","access":"visitor","call":"C034"} as const;
/** C035 Product detail */
export const getGoods = {"id":"getGoods","method":"get","path":"/api/goods/detail/{id}","access":"visitor","call":"C035"} as const;
/** C081 Recommended for you */
export const listRecommendedGoods = {"id":"listRecommendedGoods","method":"get","path":"/api/index_wntj/1","access":"visitor","call":"C081"} as const;
/** C255 Goods side by side */
export const compareGoods = {"id":"compareGoods","method":"get","path":"/api/goods/compare","access":"visitor","call":"C255"} as const;
/** C258 Quality inspection reports by batch or goods */
export const listReports = {"id":"listReports","method":"get","path":"/api/goods/reports","access":"buyer","call":"C258"} as const;
