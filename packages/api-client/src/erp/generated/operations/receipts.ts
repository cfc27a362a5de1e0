// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** E036 Say which transfers came, and what they pay */
export const sendReceipts = {"id":"sendReceipts","method":"post","path":"/erp/v1/receipts","access":"key","scope":"receipts:write"} as const;
/** E037 Say that a pending refund was sent by bank */
export const sendRefundTransfer = {"id":"sendRefundTransfer","method":"post","path":"/erp/v1/refunds/{id}/transfer","access":"key","scope":"receipts:write"} as const;
