import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { listOf, orderStoreCodec, type StoreLine, storeColumnCodec, storeLineCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

export const storeOrderKeys = { all: ['store-order'] as const };

/** Stores that this head office can order for (C323). */
export const orderStoresQuery = () =>
  queryOptions({
    queryKey: [...storeOrderKeys.all, 'stores'],
    queryFn: () => fetchData(operations.listOrderStores, {}, { read: listOf(orderStoreCodec).read }),
    staleTime: 30_000,
  });

/** How a store would order these lines now (C318). Never cached, as step 2. */
export const storeColumnQuery = (storeId: number, lines: StoreLine[]) =>
  queryOptions({
    queryKey: [...storeOrderKeys.all, storeId, lines],
    queryFn: ({ signal }) =>
      fetchData(
        operations.previewStoreOrder,
        { body: { store_id: storeId, lines: listOf(storeLineCodec).write(lines) } },
        { signal, lane: `store-${storeId}`, read: storeColumnCodec.read },
      ),
    staleTime: 0,
    gcTime: 0,
  });
