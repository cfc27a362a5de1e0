// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** E025 Hand an order, or a part of it, to a carrier */
export const createShipment = {"id":"createShipment","method":"post","path":"/erp/v1/shipments","access":"key","scope":"shipments:write"} as const;
/** E026 Say where a parcel is, or that it was received */
export const trackShipment = {"id":"trackShipment","method":"post","path":"/erp/v1/tracking","access":"key","scope":"shipments:write"} as const;
/** E027 Take units out of an order that cannot be sent, and pay them back */
export const shortenOrder = {"id":"shortenOrder","method":"post","path":"/erp/v1/orders/{no}/shortages","access":"key","scope":"shipments:write"} as const;
/** E028 Take returned goods in */
export const receiveReturn = {"id":"receiveReturn","method":"post","path":"/erp/v1/returns/{id}/receipt","access":"key","scope":"shipments:write"} as const;
