// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C015 Order check information for the chosen lines */
export const checkoutCart = {"id":"checkoutCart","method":"post","path":"/api/cart/checkout","access":"buyer","roles":["buyer"]} as const;
/** C120 My orders with counts by status */
export const listOrders = {"id":"listOrders","method":"get","path":"/api/order","access":"buyer"} as const;
/** C121 Submit an order from step 2 */
export const placeOrder = {"id":"placeOrder","method":"post","path":"/api/order","access":"buyer","roles":["buyer"]} as const;
/** C122 Order detail */
export const getOrder = {"id":"getOrder","method":"get","path":"/api/order/{id}","access":"buyer"} as const;
/** C125 Cancel the order and restore stock, coupons, vouchers and balance */
export const cancelOrder = {"id":"cancelOrder","method":"post","path":"/api/order/{id}/cancel","access":"buyer","roles":["buyer"]} as const;
/** C126 Confirm receipt */
export const confirmOrder = {"id":"confirmOrder","method":"post","path":"/api/order/{id}/confirm","access":"buyer","roles":["receiver"]} as const;
