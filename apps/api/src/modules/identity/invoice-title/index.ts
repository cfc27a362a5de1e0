import { changeInvoiceTitle } from './change-invoice-title.ts';
import { getInvoiceTitle } from './get-invoice-title.ts';

export { findTitle, restoreTitle } from './invoice-title.repository.ts';
export { requireValidTitle } from './require-valid-title.ts';

export const invoiceTitleHandlers = { changeInvoiceTitle, getInvoiceTitle };
