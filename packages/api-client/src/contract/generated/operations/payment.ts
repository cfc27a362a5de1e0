// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C123 Start or complete a payment */
export const payOrder = {"id":"payOrder","method":"post","path":"/api/order/{id}/pay","access":"buyer","roles":["finance"]} as const;
/** C124 Payment state (polled by step 3) */
export const getOrderPayment = {"id":"getOrderPayment","method":"get","path":"/api/order/{id}/payment","access":"buyer"} as const;
/** C134 Payment provider's notification: signature checked, applied once */
export const notifyPayment = {"id":"notifyPayment","method":"post","path":"/api/payment/notify/{provider}","access":"provider"} as const;
