import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { logisticsCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

/** The parcels of an order with their tracks (C128). */
export const logisticsQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['logistics', orderId] as const,
    queryFn: ({ signal }) =>
      fetchData(operations.getLogistics, { params: { id: orderId } }, { signal, read: logisticsCodec.read }),
  });
