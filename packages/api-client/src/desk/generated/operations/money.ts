// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D100 Receipts and refunds by day and payment method */
export const getStatement = {"id":"getStatement","method":"get","path":"/desk/api/statement","access":"operator","permissions":["books"]} as const;
/** D101 The statement as a table */
export const downloadStatement = {"id":"downloadStatement","method":"get","path":"/desk/api/statement/file","access":"operator","permissions":["books"],"file":true} as const;
/** D102 Postings of some days */
export const listPostings = {"id":"listPostings","method":"get","path":"/desk/api/postings","access":"operator","permissions":["books"]} as const;
/** D103 All postings of some days as a table, for accounting */
export const downloadPostings = {"id":"downloadPostings","method":"get","path":"/desk/api/postings/file","access":"operator","permissions":["books"],"file":true} as const;
/** D104 Upload a bank's list of an account, CSV in UTF-8 or GBK, or XLSX */
export const uploadBankFile = {"id":"uploadBankFile","method":"post","path":"/desk/api/bank-files","access":"operator","permissions":["bank"],"title":"上传银行流水","multipart":true} as const;
/** D105 Money that came in by bank, with the orders that may be meant */
export const listBankLines = {"id":"listBankLines","method":"get","path":"/desk/api/bank-lines","access":"operator","permissions":["bank"]} as const;
/** D106 These lines are the transfers of these orders, which are paid by them; all or none */
export const settleBankLines = {"id":"settleBankLines","method":"post","path":"/desk/api/bank-lines/settlement","access":"operator","permissions":["bank"],"title":"按流水确认到账","fields":{"lines":"流水"}} as const;
/** D107 A line pays no order that is to be found here */
export const dismissBankLine = {"id":"dismissBankLine","method":"post","path":"/desk/api/bank-lines/{id}/dismissal","access":"operator","permissions":["bank"],"title":"标为非货款"} as const;
/** D108 Refunds */
export const listRefunds = {"id":"listRefunds","method":"get","path":"/desk/api/refunds","access":"operator","permissions":["refunds"]} as const;
/** D109 Invoices */
export const listInvoices = {"id":"listInvoices","method":"get","path":"/desk/api/invoices","access":"operator","permissions":["invoices"]} as const;
/** D110 Take in a file of the tax platform */
export const takeInInvoiceFile = {"id":"takeInInvoiceFile","method":"post","path":"/desk/api/invoice-files","access":"operator","permissions":["invoices"],"title":"上传数电票","multipart":true,"fields":{"file":"发票文件"}} as const;
/** D111 The last audit of money, stock and orders; null before the first one */
export const getAudit = {"id":"getAudit","method":"get","path":"/desk/api/audits","access":"operator","permissions":["books"]} as const;
/** D112 Have money, stock and orders held against each other */
export const startAudit = {"id":"startAudit","method":"post","path":"/desk/api/audits","access":"operator","permissions":["books"],"title":"稽核"} as const;
/** D199 Every line of the applications that wait, to issue them at the tax platform */
export const downloadInvoiceApplications = {"id":"downloadInvoiceApplications","method":"get","path":"/desk/api/invoice-applications","access":"operator","permissions":["invoices"],"file":true} as const;
/** D263 One transfer pays several orders of a buyer, or none; the rest goes to the balance */
export const splitBankLine = {"id":"splitBankLine","method":"post","path":"/desk/api/bank-lines/{id}/split","access":"operator","permissions":["bank"],"title":"分配到账款","fields":{"buyerId":"客户","fromBalance":"用余额付","isOther":"另一笔款","orders":"订单"}} as const;
/** D264 Add a transfer by hand, before the bank's file has it */
export const addBankLine = {"id":"addBankLine","method":"post","path":"/desk/api/bank-lines","access":"operator","permissions":["bank"],"title":"登记到账","fields":{"serialNo":"流水号","day":"日期","amount":"金额","payer":"付款人"}} as const;
/** D345 A transfer that is too little for an order goes back, as a refund by bank; the order waits for another */
export const returnBankLine = {"id":"returnBankLine","method":"post","path":"/desk/api/bank-lines/{id}/return","access":"operator","permissions":["bank"],"title":"退回转账","fields":{"orderId":"订单"}} as const;
