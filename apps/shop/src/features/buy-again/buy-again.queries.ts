import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { againLineCodec, listOf } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

/** A preview of buying an order again, line by line (C136, K3). Never cached: its prices are current. */
export const againQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['buy-again', orderId] as const,
    queryFn: ({ signal }) =>
      fetchData(operations.previewBuyAgain, { params: { id: orderId } }, { signal, read: listOf(againLineCodec).read }),
    staleTime: 0,
    gcTime: 0,
  });
