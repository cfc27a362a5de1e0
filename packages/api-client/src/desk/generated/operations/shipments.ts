// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D253 Check a pasted list of waybills line by line; nothing is saved */
export const previewShipments = {"id":"previewShipments","method":"post","path":"/desk/api/shipments/preview","access":"operator","permissions":["ship"],"fields":{"text":"运单号","carrier":"承运商","orderIds":"订单"}} as const;
/** D254 The rows of a CSV or XLSX file as a text for `previewShipments`; nothing is written */
export const readShipmentFile = {"id":"readShipmentFile","method":"post","path":"/desk/api/shipments/file","access":"operator","permissions":["ship"],"multipart":true} as const;
/** D255 The delivery notes of several orders in one document, to print */
export const printDeliveryNotes = {"id":"printDeliveryNotes","method":"get","path":"/desk/api/shipments/notes","access":"operator","permissions":["orders","ship","shortages","orderChanges","returns","bank","refunds","invoices"],"file":true} as const;
