import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type InvoiceTitleForm, invoiceTitleCodec, invoiceTitleFormCodec } from '@yaoji/api-client/wire';
import { toast } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';
import { invoiceTitleQuery } from './invoice-title.queries.ts';

/** Saves the title data of the account's invoices (C194). */
export function useSaveInvoiceTitle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: InvoiceTitleForm) =>
      fetchData(
        operations.changeInvoiceTitle,
        { body: invoiceTitleFormCodec.write(form) },
        { read: invoiceTitleCodec.read },
      ),
    onSuccess: (title) => {
      client.setQueryData(invoiceTitleQuery().queryKey, title);
      toast.success('开票资料已保存');
    },
  });
}
