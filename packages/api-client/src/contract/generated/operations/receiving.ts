// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C280 Shipped lines and the buyer's findings */
export const getReceiving = {"id":"getReceiving","method":"get","path":"/api/order/{id}/receiving","access":"buyer"} as const;
/** C281 Send what was found */
export const addReceipts = {"id":"addReceipts","method":"post","path":"/api/order/{id}/receiving","access":"buyer","roles":["receiver"]} as const;
/** C282 Make an after-sales case of the differences */
export const reportReceiving = {"id":"reportReceiving","method":"post","path":"/api/order/{id}/receiving/report","access":"buyer","roles":["receiver"]} as const;
/** C283 Finish goods-in, which confirms receipt */
export const finishReceiving = {"id":"finishReceiving","method":"post","path":"/api/order/{id}/receiving/finish","access":"buyer","roles":["receiver"]} as const;
/** C284 The goods-in record (验收记录) as PDF */
export const downloadReceivingRecord = {"id":"downloadReceivingRecord","method":"get","path":"/api/order/{id}/receiving/record","access":"buyer","file":true} as const;
/** C285 The trace codes that were accepted, for the upload */
export const downloadReceivedCodes = {"id":"downloadReceivedCodes","method":"get","path":"/api/order/{id}/receiving/codes","access":"buyer","file":true} as const;
