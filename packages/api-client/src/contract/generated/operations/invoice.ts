// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C190 Invoices */
export const listInvoices = {"id":"listInvoices","method":"get","path":"/api/invoice","access":"buyer"} as const;
/** C191 Ask for an invoice */
export const requestInvoice = {"id":"requestInvoice","method":"post","path":"/api/invoice","access":"buyer","roles":["finance"]} as const;
/** C192 Download, byte for byte as the tax platform issued it */
export const downloadInvoice = {"id":"downloadInvoice","method":"get","path":"/api/invoice/{id}/pdf","access":"buyer","file":true} as const;
/** C193 Invoice title data */
export const getInvoiceTitle = {"id":"getInvoiceTitle","method":"get","path":"/api/invoice/title","access":"buyer"} as const;
/** C194 Change it */
export const changeInvoiceTitle = {"id":"changeInvoiceTitle","method":"put","path":"/api/invoice/title","access":"buyer","roles":["finance"]} as const;
/** C287 All files of the invoices issued in a month, as ZIP */
export const downloadInvoices = {"id":"downloadInvoices","method":"get","path":"/api/invoice/files","access":"buyer","roles":["finance"],"file":true} as const;
