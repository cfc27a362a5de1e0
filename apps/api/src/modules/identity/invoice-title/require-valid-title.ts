import { type Invoice, type InvoiceTitle, writeInvoiceTitleProblems } from '@yaoji/api-client/wire';
import { invoiceTitleProblems } from '@yaoji/domain';
import { requireValid } from '#errors/refusal.ts';

export const requireValidTitle = (title: InvoiceTitle, kind: Invoice['kind']): void =>
  requireValid(writeInvoiceTitleProblems(invoiceTitleProblems(title, kind)));
