// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C293 Credit line, and orders on account that are not paid in full */
export const getCredit = {"id":"getCredit","method":"get","path":"/api/user/credit","access":"buyer"} as const;
/** C294 Pay debts on account from the balance, the earliest due first */
export const repayCredit = {"id":"repayCredit","method":"post","path":"/api/user/credit/repay","access":"buyer","roles":["finance"]} as const;
/** C296 Statement of account of a month, as PDF or XLSX */
export const downloadCreditStatement = {"id":"downloadCreditStatement","method":"get","path":"/api/user/credit/statement","access":"buyer","roles":["finance"],"file":true} as const;
/** C322 Ask finance for a credit line, or for another one */
export const requestCredit = {"id":"requestCredit","method":"post","path":"/api/user/credit/request","access":"buyer","roles":["finance"]} as const;
