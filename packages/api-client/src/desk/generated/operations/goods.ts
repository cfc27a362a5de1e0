// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D050 Goods */
export const listGoods = {"id":"listGoods","method":"get","path":"/desk/api/goods","access":"operator","permissions":["goods","goodsProfiles","prices","priceLists","pictures","stock","promotions","banners","reports","batches","recalls"]} as const;
/** D051 Change many goods at once, all or none */
export const changeGoods = {"id":"changeGoods","method":"put","path":"/desk/api/goods","access":"operator","permissions":["prices"],"title":"修改商品"} as const;
/** D052 Batches in stock, the first to expire first */
export const listBatches = {"id":"listBatches","method":"get","path":"/desk/api/goods/{id}/batches","access":"operator","permissions":["batches","stock","recalls","reports"]} as const;
/** D053 Let prices begin later, in place of what was planned for the goods before */
export const planPrices = {"id":"planPrices","method":"put","path":"/desk/api/goods/next-prices","access":"operator","permissions":["prices"],"title":"定时调价","fields":{"startsAt":"生效时间"}} as const;
/** D054 Take a planned price back */
export const cancelPlannedPrice = {"id":"cancelPlannedPrice","method":"delete","path":"/desk/api/goods/{id}/next-price","access":"operator","permissions":["prices"],"title":"撤回定时调价"} as const;
/** D055 Changes of the list price, the latest first, a hundred at most */
export const listPrices = {"id":"listPrices","method":"get","path":"/desk/api/goods/{id}/prices","access":"operator","permissions":["costs","prices","priceLists"]} as const;
/** D228 Add units to a batch, or take free ones off, and say why */
export const bookStock = {"id":"bookStock","method":"post","path":"/desk/api/goods/{id}/batches","access":"operator","permissions":["stock"],"title":"入库与调整","fields":{"batchNo":"批号","expiry":"有效期至","change":"数量","reason":"原因"}} as const;
/** D252 These goods as a table */
export const exportGoods = {"id":"exportGoods","method":"get","path":"/desk/api/exports/goods","access":"operator","permissions":["goods","goodsProfiles","prices","priceLists","pictures","stock"],"title":"导出商品","logged":true,"file":true} as const;
/** D265 Put all goods of a filtered list into a category */
export const moveGoods = {"id":"moveGoods","method":"post","path":"/desk/api/goods/category","access":"operator","permissions":["pictures"],"title":"商品移到分类","fields":{"category":"分类","count":"商品数","keywords":"搜索","status":"状态"}} as const;
