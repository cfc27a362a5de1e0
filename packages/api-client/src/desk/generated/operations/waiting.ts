// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D056 Waiting tasks of one kind, the oldest first, at most 100 */
export const listWaiting = {"id":"listWaiting","method":"get","path":"/desk/api/work/{kind}","access":"operator","permissions":"everybody"} as const;
/** D057 Say something to the buyer of an after-sales request */
export const answerAfterSales = {"id":"answerAfterSales","method":"post","path":"/desk/api/after-sales/{id}/answer","access":"operator","permissions":["returns"],"title":"回复售后","fields":{"text":"回复"}} as const;
/** D058 Close an after-sales request and say what came of it */
export const solveAfterSales = {"id":"solveAfterSales","method":"post","path":"/desk/api/after-sales/{id}/result","access":"operator","permissions":["returns"],"title":"办结售后","fields":{"text":"回复"}} as const;
/** D059 Answer feedback by a message to its buyer */
export const answerFeedback = {"id":"answerFeedback","method":"post","path":"/desk/api/feedback/{id}/answer","access":"operator","permissions":["answers"],"title":"回复反馈","fields":{"text":"回复"}} as const;
/** D062 Answer a request for goods and notify its buyer */
export const answerDemand = {"id":"answerDemand","method":"post","path":"/desk/api/demands/{id}/answer","access":"operator","permissions":["answers"],"title":"回复求购","fields":{"text":"回复","goodsId":"商品编号"}} as const;
/** D064 Refuse an invoice and say why; its orders may be asked for again */
export const refuseInvoice = {"id":"refuseInvoice","method":"post","path":"/desk/api/invoices/{id}/refusal","access":"operator","permissions":["invoices"],"title":"退回发票","fields":{"reason":"原因"}} as const;
/** D065 An issued invoice, byte for byte as it was handed in */
export const downloadInvoice = {"id":"downloadInvoice","method":"get","path":"/desk/api/invoices/{id}/file","access":"operator","permissions":["invoices"],"file":true} as const;
/** D066 A refund was sent by hand, by bank or where the provider failed */
export const finishRefund = {"id":"finishRefund","method":"post","path":"/desk/api/refunds/{id}/done","access":"operator","permissions":["refunds"],"title":"登记退款","fields":{"reference":"流水号"}} as const;
/** D067 The inspection report of a batch; one that is there is replaced */
export const addReport = {"id":"addReport","method":"post","path":"/desk/api/batches/{id}/report","access":"operator","permissions":["reports"],"title":"上传检验报告","multipart":true,"fields":{"file":"报告文件","issuedOn":"签发日期"}} as const;
/** D068 Try a job that failed again at once */
export const retryJob = {"id":"retryJob","method":"post","path":"/desk/api/jobs/{id}/retry","access":"operator","permissions":["log"],"title":"重新执行任务"} as const;
/** D069 Try a job that failed no more, and say why */
export const abandonJob = {"id":"abandonJob","method":"post","path":"/desk/api/jobs/{id}/abandonment","access":"operator","permissions":["log"],"title":"放弃任务","fields":{"reason":"原因"}} as const;
/** D301 A photograph of a batch, which buyers see next to it; one that is there is replaced */
export const addBatchPicture = {"id":"addBatchPicture","method":"post","path":"/desk/api/batches/{id}/picture","access":"operator","permissions":["reports","pictures"],"title":"上传批号实拍","multipart":true,"fields":{"large":"图片","thumbnail":"缩略图"}} as const;
