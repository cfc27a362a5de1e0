// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D314 Credit line of a buyer, with debts and decisions */
export const getBuyerCredit = {"id":"getBuyerCredit","method":"get","path":"/desk/api/credit/{id}","access":"operator","permissions":["credit","bank","buyers"]} as const;
/** D315 Grant, change or end a buyer's credit line */
export const setBuyerCredit = {"id":"setBuyerCredit","method":"post","path":"/desk/api/credit/{id}","access":"operator","permissions":["credit"],"title":"设置账期","fields":{"amount":"额度","days":"账期天数","closingDay":"还款日","graceDays":"宽限天数","reason":"原因"}} as const;
/** D316 Statement of account of a buyer's month, as PDF or XLSX */
export const downloadCreditStatement = {"id":"downloadCreditStatement","method":"get","path":"/desk/api/credit/{id}/statement","access":"operator","permissions":["credit","bank","buyers"],"file":true} as const;
/** D342 Decline a buyer's open request for a credit line */
export const declineCreditRequest = {"id":"declineCreditRequest","method":"post","path":"/desk/api/credit/{id}/refusal","access":"operator","permissions":["credit"],"title":"不同意账期申请","fields":{"reason":"原因"}} as const;
