// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C184 Points mall goods */
export const listPointsGoods = {"id":"listPointsGoods","method":"get","path":"/api/points/goods","access":"visitor"} as const;
/** C185 Exchange points */
export const exchangePoints = {"id":"exchangePoints","method":"post","path":"/api/points/exchange","access":"buyer","roles":["buyer"]} as const;
/** C186 Points orders */
export const listPointsOrders = {"id":"listPointsOrders","method":"get","path":"/api/points/order","access":"buyer"} as const;
