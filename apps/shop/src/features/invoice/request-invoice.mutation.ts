import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type InvoiceForm, invoiceCodec, invoiceFormCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { invoiceKeys } from './invoice.queries.ts';

/** Requests one invoice for one or several orders (C191). */
export function useRequestInvoice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: InvoiceForm) =>
      fetchData(operations.requestInvoice, { body: invoiceFormCodec.write(form) }, { read: invoiceCodec.read }),
    onSettled: () => client.invalidateQueries({ queryKey: invoiceKeys.list }),
  });
}
