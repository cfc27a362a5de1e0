// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D190 Orders that points paid for */
export const listPointsOrders = {"id":"listPointsOrders","method":"get","path":"/desk/api/points-orders","access":"operator","permissions":["points","ship"]} as const;
/** D191 Hand a pending order to a carrier; ten days later it counts as received */
export const shipPointsOrder = {"id":"shipPointsOrder","method":"post","path":"/desk/api/points-orders/{id}/parcel","access":"operator","permissions":["ship"],"title":"积分订单发货","fields":{"company":"承运商","trackingNo":"运单号"}} as const;
/** D192 Cancel a pending order; points and goods come back */
export const cancelPointsOrder = {"id":"cancelPointsOrder","method":"post","path":"/desk/api/points-orders/{id}/cancellation","access":"operator","permissions":["points"],"title":"取消积分订单","fields":{"reason":"原因"}} as const;
