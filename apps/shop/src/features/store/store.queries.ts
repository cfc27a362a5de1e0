import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { listOf, storeCodec, storeLinkCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

export const storeKeys = { all: ['store'] as const };

/** The stores linked with the current one, which comes first (C150). */
export const storesQuery = () =>
  queryOptions({
    queryKey: [...storeKeys.all, 'list'],
    queryFn: () => fetchData(operations.listStores, {}, { read: listOf(storeCodec).read }),
    staleTime: 30_000,
  });

/** Links with head offices and stores, confirmed or not (C235). */
export const storeLinksQuery = () =>
  queryOptions({
    queryKey: [...storeKeys.all, 'links'],
    queryFn: () => fetchData(operations.listStoreLinks, {}, { read: listOf(storeLinkCodec).read }),
    staleTime: 30_000,
  });
