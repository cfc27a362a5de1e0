import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { afterSalesCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { missingIsShown } from '#shared/errors/missing.ts';

/** An after-sales request with its messages and outcome (C133). */
export const afterSalesQuery = (id: number) =>
  queryOptions({
    queryKey: ['after-sales', id] as const,
    queryFn: ({ signal }) =>
      fetchData(
        operations.getAfterSales,
        { params: { id } },
        { signal, read: afterSalesCodec.read, ...missingIsShown },
      ),
  });
