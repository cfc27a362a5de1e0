// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D113 Sales by day, goods and buyer, and searches without hits */
export const getFigures = {"id":"getFigures","method":"get","path":"/desk/api/figures","access":"operator","permissions":["figures"]} as const;
/** D240 Sales of some days by buyer, goods, region or salesperson */
export const listSales = {"id":"listSales","method":"get","path":"/desk/api/sales","access":"operator","permissions":["figures"]} as const;
/** D241 These sales as a table */
export const exportSales = {"id":"exportSales","method":"get","path":"/desk/api/exports/sales","access":"operator","permissions":["figures"],"title":"导出销售","logged":true,"file":true} as const;
/** D242 Goods in stock that last long at the pace of the last 90 days, or sell no more */
export const listSlowGoods = {"id":"listSlowGoods","method":"get","path":"/desk/api/slow-goods","access":"operator","permissions":["figures"]} as const;
/** D243 These goods as a table */
export const exportSlowGoods = {"id":"exportSlowGoods","method":"get","path":"/desk/api/exports/slow-goods","access":"operator","permissions":["figures"],"title":"导出滞销商品","logged":true,"file":true} as const;
/** D244 Batches that will not be sold before they expire, at the pace of the last 90 days */
export const listExpiringStock = {"id":"listExpiringStock","method":"get","path":"/desk/api/expiring-stock","access":"operator","permissions":["figures"]} as const;
/** D245 These batches as a table */
export const exportExpiringStock = {"id":"exportExpiringStock","method":"get","path":"/desk/api/exports/expiring-stock","access":"operator","permissions":["figures"],"title":"导出近效期库存","logged":true,"file":true} as const;
