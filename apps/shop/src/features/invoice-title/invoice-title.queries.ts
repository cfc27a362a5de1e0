import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { invoiceTitleCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

/** Title and tax data of the account; null if there is none yet (C193). */
export const invoiceTitleQuery = () =>
  queryOptions({
    queryKey: ['invoice-title'] as const,
    queryFn: () =>
      fetchData(operations.getInvoiceTitle, {}, { read: (title) => title && invoiceTitleCodec.read(title) }),
  });
