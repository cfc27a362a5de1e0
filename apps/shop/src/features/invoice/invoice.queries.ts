import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type InvoiceStatus, invoicePageCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

export const invoiceKeys = {
  list: ['invoice', 'list'] as const,
};

/** A page of the buyer's invoices with the counts of every status (C190). */
export const invoicesQuery = (filters: { page: number; status?: InvoiceStatus | undefined }) =>
  queryOptions({
    queryKey: [...invoiceKeys.list, filters] as const,
    queryFn: ({ signal }) =>
      fetchData(
        operations.listInvoices,
        { query: { page: filters.page, ...(filters.status ? { status: filters.status } : {}) } },
        { signal, read: invoicePageCodec.read },
      ),
    placeholderData: keepPreviousData,
  });
