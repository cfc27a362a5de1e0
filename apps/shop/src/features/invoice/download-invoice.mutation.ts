import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { Invoice } from '@yaoji/api-client/wire';
import { saveFile } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';

type InvoiceFormat = Invoice['files'][number];

/** Downloads a file of an issued invoice (C192). */
export const useDownloadInvoice = () =>
  useMutation({
    mutationFn: async ({ id, invoiceNo, format }: { id: number; invoiceNo: string; format: InvoiceFormat }) =>
      saveFile(
        await fetchData(operations.downloadInvoice, { params: { id }, query: { format } }),
        `电子发票${invoiceNo}.${format}`,
      ),
  });

/** Downloads the files of all invoices issued in a month, such as 2026-11 (C287). */
export const useDownloadMonth = () =>
  useMutation({
    mutationFn: async (month: string) =>
      saveFile(await fetchData(operations.downloadInvoices, { query: { month } }), `电子发票${month}.zip`),
  });
