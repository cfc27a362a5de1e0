// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D335 Rebates */
export const listRebates = {"id":"listRebates","method":"get","path":"/desk/api/rebates","access":"operator","permissions":["promotions","balance"]} as const;
/** D336 Add a rebate */
export const createRebate = {"id":"createRebate","method":"post","path":"/desk/api/rebates","access":"operator","permissions":["promotions"],"title":"新建返利"} as const;
/** D337 Change a rebate; once a period is booked, only its name, end and state */
export const changeRebate = {"id":"changeRebate","method":"put","path":"/desk/api/rebates/{id}","access":"operator","permissions":["promotions"],"title":"修改返利"} as const;
/** D338 Rebates of all buyers in a period */
export const getRebateSums = {"id":"getRebateSums","method":"get","path":"/desk/api/rebates/{id}/sums","access":"operator","permissions":["balance"]} as const;
/** D339 Order lines that count for a buyer in a period */
export const getRebateProof = {"id":"getRebateProof","method":"get","path":"/desk/api/rebates/{id}/proof","access":"operator","permissions":["balance"]} as const;
/** D340 Book a buyer's rebate of a period that has ended, once */
export const bookRebate = {"id":"bookRebate","method":"post","path":"/desk/api/rebates/{id}/notes","access":"operator","permissions":["balance"],"title":"返利入账","fields":{"period":"期间","buyerId":"客户","amount":"入账金额"}} as const;
/** D341 Credit note of a rebate as PDF */
export const downloadRebateNote = {"id":"downloadRebateNote","method":"get","path":"/desk/api/rebate-notes/{id}","access":"operator","permissions":["balance"],"file":true} as const;
