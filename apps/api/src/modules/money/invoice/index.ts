import { downloadInvoice, downloadInvoices } from './download-invoice.ts';
import { listInvoices } from './list-invoices.ts';
import { requestInvoice } from './request-invoice.ts';

export { invoiceEntries, invoiceFileAnswer } from './download-invoice.ts';
export { allInvoicesPage, billedUnits, invoiceOfOrder, invoicesById, waitingInvoices } from './invoice.repository.ts';
export { issueInvoice, refuseInvoice } from './issue-invoice.ts';
export { loadInvoices } from './load-invoices.ts';
export { reverseInvoices } from './reverse-invoices.ts';
export { takeInFile } from './take-in-file.ts';
export { wishRunner } from './wish-runner.ts';

export const invoiceHandlers = { downloadInvoice, downloadInvoices, listInvoices, requestInvoice };
