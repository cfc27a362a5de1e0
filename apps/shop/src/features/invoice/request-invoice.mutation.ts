import { operations } from '@yaoji/api-client';
import { type InvoiceForm, invoiceCodec, invoiceFormCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { useChange } from '#shared/query/use-change.ts';
import { invoiceKeys } from './invoice.queries.ts';

/** Requests one invoice for one or several orders (C191). */
export const useRequestInvoice = () =>
  useChange([invoiceKeys.list], (form: InvoiceForm) =>
    fetchData(operations.requestInvoice, { body: invoiceFormCodec.write(form) }, { read: invoiceCodec.read }),
  );
