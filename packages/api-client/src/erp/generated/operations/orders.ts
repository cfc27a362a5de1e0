// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** E021 An order in full */
export const getOrder = {"id":"getOrder","method":"get","path":"/erp/v1/orders/{no}","access":"key","scope":"orders:read"} as const;
/** E022 A return */
export const getReturn = {"id":"getReturn","method":"get","path":"/erp/v1/returns/{id}","access":"key","scope":"orders:read"} as const;
/** E023 An invoice */
export const getInvoice = {"id":"getInvoice","method":"get","path":"/erp/v1/invoices/{id}","access":"key","scope":"orders:read"} as const;
/** E024 A buyer with its documents */
export const getBuyer = {"id":"getBuyer","method":"get","path":"/erp/v1/buyers/{id}","access":"key","scope":"orders:read"} as const;
/** E035 Hand in the invoice that the tax platform issued for an application */
export const putInvoice = {"id":"putInvoice","method":"put","path":"/erp/v1/invoices/{id}","access":"key","scope":"invoices:write"} as const;
