import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { regionCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/fetch-data.ts';

/** Provinces, or the parts of a region. They do not change while the shop is open. */
export const regionsQuery = (parent: string) =>
  queryOptions({
    queryKey: ['region', parent],
    queryFn: () =>
      fetchData(
        operations.listRegions,
        { query: parent ? { parent } : {} },
        { read: (regions) => regions.map(regionCodec.read), lane: parent },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
