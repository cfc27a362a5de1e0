// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** E002 Say what goods there are */
export const sendGoods = {"id":"sendGoods","method":"post","path":"/erp/v1/goods","access":"key","scope":"goods:write"} as const;
/** E003 Say what goods cost */
export const sendPrices = {"id":"sendPrices","method":"post","path":"/erp/v1/prices","access":"key","scope":"prices:write"} as const;
/** E004 Say what is in the warehouse, by batch */
export const sendStock = {"id":"sendStock","method":"post","path":"/erp/v1/stock","access":"key","scope":"stock:write"} as const;
/** E038 Goods that have a code */
export const listGoods = {"id":"listGoods","method":"get","path":"/erp/v1/goods","access":"key","scope":"goods:write"} as const;
/** E039 Prices of goods that have a code */
export const listPrices = {"id":"listPrices","method":"get","path":"/erp/v1/prices","access":"key","scope":"prices:write"} as const;
/** E040 Batches in the warehouse of goods that have a code */
export const listStock = {"id":"listStock","method":"get","path":"/erp/v1/stock","access":"key","scope":"stock:write"} as const;
/** E041 Hand in the inspection report of a batch */
export const putReport = {"id":"putReport","method":"put","path":"/erp/v1/goods/{code}/reports/{batchNo}","access":"key","scope":"stock:write"} as const;
/** E042 Hand in a picture of a product */
export const putPicture = {"id":"putPicture","method":"put","path":"/erp/v1/goods/{code}/pictures/{number}","access":"key","scope":"goods:write"} as const;
/** E043 Remove the pictures of a product from a number on */
export const deletePictures = {"id":"deletePictures","method":"delete","path":"/erp/v1/goods/{code}/pictures/{number}","access":"key","scope":"goods:write"} as const;
