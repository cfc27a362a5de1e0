// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** E044 Credit lines of customers that have a code, with their use */
export const listCreditLines = {"id":"listCreditLines","method":"get","path":"/erp/v1/credit-lines","access":"key","scope":"credit:write"} as const;
/** E045 Grant, change or end credit lines */
export const sendCreditLines = {"id":"sendCreditLines","method":"post","path":"/erp/v1/credit-lines","access":"key","scope":"credit:write"} as const;
/** E046 Statement of account of a customer's month */
export const getCreditStatement = {"id":"getCreditStatement","method":"get","path":"/erp/v1/credit-lines/{code}/statement","access":"key","scope":"credit:write"} as const;
/** E047 Open debts of all customers, by order */
export const listDebts = {"id":"listDebts","method":"get","path":"/erp/v1/debts","access":"key","scope":"credit:write"} as const;
