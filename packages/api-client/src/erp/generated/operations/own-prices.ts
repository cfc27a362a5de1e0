// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** E048 Lists of own prices that have a code */
export const listOwnPriceLists = {"id":"listOwnPriceLists","method":"get","path":"/erp/v1/own-price-lists","access":"key","scope":"prices:write"} as const;
/** E049 Lists of own prices, and the customers that have them */
export const sendOwnPriceLists = {"id":"sendOwnPriceLists","method":"post","path":"/erp/v1/own-price-lists","access":"key","scope":"prices:write"} as const;
/** E050 Prices of a list, by product */
export const listOwnPrices = {"id":"listOwnPrices","method":"get","path":"/erp/v1/own-prices","access":"key","scope":"prices:write"} as const;
/** E051 Prices of products in lists */
export const sendOwnPrices = {"id":"sendOwnPrices","method":"post","path":"/erp/v1/own-prices","access":"key","scope":"prices:write"} as const;
