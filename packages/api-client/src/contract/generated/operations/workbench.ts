// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C221 Open tasks and likely purchases of the buyer */
export const getWorkbench = {"id":"getWorkbench","method":"get","path":"/api/user/workbench","access":"buyer"} as const;
/** C222 Goods that are due again */
export const listDueGoods = {"id":"listDueGoods","method":"get","path":"/api/user/replenishment","access":"buyer"} as const;
/** C223 Do not remind of goods, for a while or for good */
export const muteDueGoods = {"id":"muteDueGoods","method":"post","path":"/api/user/replenishment","access":"buyer","roles":["buyer"]} as const;
