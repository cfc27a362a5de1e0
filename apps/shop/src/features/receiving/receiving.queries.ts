import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { receivingCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { missingIsShown } from '#shared/errors/missing.ts';

/** The shipped lines of an order, and the findings so far (C280). */
export const receivingQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['receiving', orderId] as const,
    queryFn: ({ signal }) =>
      fetchData(
        operations.getReceiving,
        { params: { id: orderId } },
        { signal, read: receivingCodec.read, ...missingIsShown },
      ),
  });
