import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';
import { saveFile } from '#shared/files/save-file.ts';

/** Downloads an issued invoice as PDF (C192). */
export const useDownloadInvoice = () =>
  useMutation({
    mutationFn: async ({ id, invoiceNo }: { id: number; invoiceNo: string }) =>
      saveFile(await fetchData(operations.downloadInvoice, { params: { id } }), `电子发票${invoiceNo}.pdf`),
  });
