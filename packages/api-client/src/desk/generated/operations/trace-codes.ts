// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D160 Trace codes of an order, counted by line and batch */
export const listCodes = {"id":"listCodes","method":"get","path":"/desk/api/trace/{id}","access":"operator","permissions":["orders","ship","shortages","orderChanges","returns","bank","refunds","invoices"]} as const;
/** D161 Record the codes of boxes that are taken for an order */
export const recordCodes = {"id":"recordCodes","method":"post","path":"/desk/api/trace/{id}","access":"operator","permissions":["ship"],"title":"扫追溯码","fields":{"codes":"追溯码","batchNo":"批号"}} as const;
/** D162 Take back the code of a box, or of a case with all its boxes, that the buyer has not received */
export const removeCodes = {"id":"removeCodes","method":"post","path":"/desk/api/trace/{id}/removal","access":"operator","permissions":["ship"],"title":"撤销追溯码","fields":{"code":"追溯码"}} as const;
/** D163 All codes of an order as a CSV */
export const downloadCodes = {"id":"downloadCodes","method":"get","path":"/desk/api/trace/{id}/file","access":"operator","permissions":["orders","ship","shortages","orderChanges","returns","bank","refunds","invoices"],"file":true} as const;
/** D164 Upload a relation file, which says which boxes are in which case */
export const uploadPacking = {"id":"uploadPacking","method":"post","path":"/desk/api/packings","access":"operator","permissions":["ship"],"title":"上传关联关系","multipart":true} as const;
