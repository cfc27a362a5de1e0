// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D310 Lists of own prices */
export const listOwnPrices = {"id":"listOwnPrices","method":"get","path":"/desk/api/own-prices","access":"operator","permissions":["prices"]} as const;
/** D311 Add a list of own prices; prices below a floor need approval */
export const createOwnPrices = {"id":"createOwnPrices","method":"post","path":"/desk/api/own-prices","access":"operator","permissions":["prices"],"title":"新建协议价"} as const;
/** D312 A list with its lines */
export const getOwnPrices = {"id":"getOwnPrices","method":"get","path":"/desk/api/own-prices/{id}","access":"operator","permissions":["prices"]} as const;
/** D313 Change a list; orders keep their prices */
export const changeOwnPrices = {"id":"changeOwnPrices","method":"put","path":"/desk/api/own-prices/{id}","access":"operator","permissions":["prices"],"title":"修改协议价"} as const;
/** D322 Prices in a CSV or XLSX file, for a list; nothing is written */
export const readOwnPriceFile = {"id":"readOwnPriceFile","method":"post","path":"/desk/api/own-prices/file","access":"operator","permissions":["prices"],"multipart":true} as const;
/** D323 Prices that a buyer had for a product */
export const listBuyerPrices = {"id":"listBuyerPrices","method":"get","path":"/desk/api/own-prices/buyers/{id}","access":"operator","permissions":["prices"]} as const;
/** D324 Products of a list as one of its buyers will see them; nothing is saved */
export const previewOwnPrices = {"id":"previewOwnPrices","method":"post","path":"/desk/api/own-prices/preview","access":"operator","permissions":["prices"],"fields":{"buyer":"客户"}} as const;
