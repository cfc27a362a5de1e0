import { downloadInvoice } from './download-invoice.ts';
import { listInvoices } from './list-invoices.ts';
import { requestInvoice } from './request-invoice.ts';

export { drawIssued } from './download-invoice.ts';
export { allInvoicesPage, invoiceOfOrder, invoicesById, waitingInvoices } from './invoice.repository.ts';
export { invoiceCommands } from './invoice-commands.ts';
export { issueInvoice, issueInvoices, refuseInvoice } from './issue-invoice.ts';
export { loadInvoices } from './load-invoices.ts';
export { reverseInvoices } from './reverse-invoices.ts';
export { wishRunner } from './wish-runner.ts';

export const invoiceHandlers = { downloadInvoice, listInvoices, requestInvoice };
