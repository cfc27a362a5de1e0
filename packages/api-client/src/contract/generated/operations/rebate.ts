// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C320 Rebates of the current period, and those that are booked */
export const getRebates = {"id":"getRebates","method":"get","path":"/api/user/rebate","access":"buyer"} as const;
/** C321 Credit note of a booked rebate with its order lines, as PDF */
export const downloadRebateNote = {"id":"downloadRebateNote","method":"get","path":"/api/user/rebate/{id}/note","access":"buyer","roles":["finance"],"file":true} as const;
