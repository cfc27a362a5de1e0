// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D030 Orders */
export const listOrders = {"id":"listOrders","method":"get","path":"/desk/api/orders","access":"operator","permissions":["orders","ship","shortages","orderChanges","returns","bank","refunds","invoices"]} as const;
/** D031 One order in full */
export const getOrder = {"id":"getOrder","method":"get","path":"/desk/api/orders/{id}","access":"operator","permissions":["orders","ship","shortages","orderChanges","returns","bank","refunds","invoices"]} as const;
/** D032 The bank transfer of an order has come in */
export const acceptTransfer = {"id":"acceptTransfer","method":"post","path":"/desk/api/orders/{id}/transfer","access":"operator","permissions":["bank"],"title":"确认到账","fields":{"tradeNo":"银行流水号"}} as const;
/** D033 The slip of an order proves nothing; its buyer sends another one */
export const rejectTransfer = {"id":"rejectTransfer","method":"post","path":"/desk/api/orders/{id}/transfer/refusal","access":"operator","permissions":["bank"],"title":"退回凭证","fields":{"reason":"原因"}} as const;
/** D034 Picking list by warehouse, product and batch, the earliest expiry first */
export const listPicking = {"id":"listPicking","method":"get","path":"/desk/api/picking","access":"operator","permissions":["ship"]} as const;
/** D035 Take another batch than the one set aside, and say why */
export const changeBatches = {"id":"changeBatches","method":"put","path":"/desk/api/orders/{id}/batches","access":"operator","permissions":["ship"],"title":"更换批号","fields":{"batchNo":"批号","reason":"原因"}} as const;
/** D036 Hand a parcel to a carrier, with all that is left of an order or a part of it */
export const shipOrder = {"id":"shipOrder","method":"post","path":"/desk/api/orders/{id}/parcels","access":"operator","permissions":["ship"],"title":"发货","fields":{"lines":"本次发货","company":"承运商","trackingNo":"运单号","phone":"承运电话"}} as const;
/** D037 Cancel an order that is not shipped; what was paid goes back */
export const cancelOrder = {"id":"cancelOrder","method":"post","path":"/desk/api/orders/{id}/cancellation","access":"operator","permissions":["orderChanges"],"title":"取消订单","fields":{"reason":"原因"}} as const;
/** D038 Delivery notes of an order's parcels, to print */
export const downloadPapers = {"id":"downloadPapers","method":"get","path":"/desk/api/orders/{id}/papers","access":"operator","permissions":["orders","ship","shortages","orderChanges","returns","bank","refunds","invoices"],"file":true} as const;
/** D039 Agree to a return, or refuse it and say why */
export const answerReturn = {"id":"answerReturn","method":"post","path":"/desk/api/returns/{id}/answer","access":"operator","permissions":["returns"],"title":"答复退货","fields":{"reason":"原因"}} as const;
/** D047 Deliver fewer units than were ordered; what was paid for the rest goes back */
export const shortenOrder = {"id":"shortenOrder","method":"post","path":"/desk/api/orders/{id}/shortage","access":"operator","permissions":["shortages"],"title":"少发","fields":{"reason":"原因","lines":"少发商品"}} as const;
/** D060 Record that returned products have arrived */
export const receiveReturn = {"id":"receiveReturn","method":"post","path":"/desk/api/returns/{id}/receipt","access":"operator","permissions":["ship"],"title":"收到退货","fields":{"codes":"追溯码","writtenOff":"不能再售、报损的商品"}} as const;
/** D061 Pay a received return back the way it was paid; a bank transfer waits among the refunds until it is booked */
export const refundReturn = {"id":"refundReturn","method":"post","path":"/desk/api/returns/{id}/refund","access":"operator","permissions":["refunds"],"title":"退款"} as const;
/** D196 Say where a parcel is, or that it was received */
export const trackParcel = {"id":"trackParcel","method":"post","path":"/desk/api/orders/{id}/tracking","access":"operator","permissions":["ship"],"title":"更新物流","fields":{"trackingNo":"运单号","text":"物流信息","status":"状态","at":"时间"}} as const;
/** D197 Ask the providers what became of an order's payments, and apply what they say */
export const queryPayments = {"id":"queryPayments","method":"post","path":"/desk/api/orders/{id}/payment-query","access":"operator","permissions":["orderChanges"],"title":"查询付款"} as const;
/** D250 The lines of these orders as a table */
export const exportOrders = {"id":"exportOrders","method":"get","path":"/desk/api/exports/orders","access":"operator","permissions":["orders","ship","shortages","orderChanges","returns","bank","refunds","invoices"],"title":"导出订单","logged":true,"file":true} as const;
/** D302 Send delivered units again, free of charge */
export const replaceUnits = {"id":"replaceUnits","method":"post","path":"/desk/api/orders/{id}/replacements","access":"operator","permissions":["returns"],"title":"补发","fields":{"reason":"原因","lines":"补发商品"}} as const;
