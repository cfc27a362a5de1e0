// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D008 Upload a price list and have it checked */
export const uploadPriceList = {"id":"uploadPriceList","method":"post","path":"/desk/api/price-lists","access":"operator","permissions":["priceLists"],"title":"上传价目表","multipart":true} as const;
/** D009 Price lists, the latest first, fifty at most */
export const listPriceLists = {"id":"listPriceLists","method":"get","path":"/desk/api/price-lists","access":"operator","permissions":["priceLists"]} as const;
/** D010 One price list with what was found in it */
export const getPriceList = {"id":"getPriceList","method":"get","path":"/desk/api/price-lists/{id}","access":"operator","permissions":["priceLists"]} as const;
/** D011 Check it again, read as said */
export const checkPriceList = {"id":"checkPriceList","method":"post","path":"/desk/api/price-lists/{id}/check","access":"operator","permissions":["priceLists"],"title":"重新检查价目表","fields":{"sheet":"工作表","priceColumn":"价格列","withoutPrices":"不更新价格"}} as const;
/** D012 Bring it into the catalogue, read as checked */
export const importPriceList = {"id":"importPriceList","method":"post","path":"/desk/api/price-lists/{id}/import","access":"operator","permissions":["priceLists"],"title":"导入价目表","fields":{"held":"低于最低价的商品","gone":"表中没有的商品"}} as const;
/** D013 Rows that did not go in or not completely, with the reason for each */
export const downloadRejects = {"id":"downloadRejects","method":"get","path":"/desk/api/price-lists/{id}/rejects","access":"operator","permissions":["priceLists"],"file":true} as const;
