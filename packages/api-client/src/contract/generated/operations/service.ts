// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C127 Put its lines in the cart again */
export const buyAgain = {"id":"buyAgain","method":"post","path":"/api/order/{id}/again","access":"buyer","roles":["buyer"]} as const;
/** C128 Logistics track */
export const getLogistics = {"id":"getLogistics","method":"get","path":"/api/order/{id}/logistics","access":"buyer"} as const;
/** C129 Bank-transfer slip */
export const uploadSlip = {"id":"uploadSlip","method":"post","path":"/api/order/{id}/slip","access":"buyer","roles":["finance"],"multipart":true} as const;
/** C130 Ask for a return */
export const requestReturn = {"id":"requestReturn","method":"post","path":"/api/order/{id}/return","access":"buyer","roles":["receiver"]} as const;
/** C131 Return detail */
export const getReturn = {"id":"getReturn","method":"get","path":"/api/order/return/{id}","access":"buyer"} as const;
/** C132 Ask for after-sales service */
export const requestAfterSales = {"id":"requestAfterSales","method":"post","path":"/api/order/{id}/after_sales","access":"buyer","roles":["receiver"]} as const;
/** C133 After-sales detail */
export const getAfterSales = {"id":"getAfterSales","method":"get","path":"/api/order/after_sales/{id}","access":"buyer"} as const;
/** C135 A delivery's papers in one download with a manifest (K7) */
export const downloadPapers = {"id":"downloadPapers","method":"get","path":"/api/order/{id}/papers","access":"buyer","file":true} as const;
/** C136 Preview buying an order again, line by line (K3) */
export const previewBuyAgain = {"id":"previewBuyAgain","method":"get","path":"/api/order/{id}/again","access":"buyer"} as const;
