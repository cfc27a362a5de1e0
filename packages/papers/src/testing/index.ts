export { type EInvoiceFacts, writeEInvoice } from './write-e-invoice.ts';
