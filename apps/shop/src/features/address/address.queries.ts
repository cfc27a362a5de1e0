import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { addressCodec, type Region, regionCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

export const addressKeys = { all: ['address'] as const };

/** The buyer's addresses, the default first (C140). */
export const addressesQuery = () =>
  queryOptions({
    queryKey: addressKeys.all,
    queryFn: () => fetchData(operations.listAddresses, {}, { read: (addresses) => addresses.map(addressCodec.read) }),
  });

/** Provinces, or the parts of a region. They do not change during a visit. */
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

/** The regions from the province down to this code; empty if unknown. */
export const regionPathQuery = (code: string) =>
  queryOptions({
    queryKey: ['region-path', code],
    queryFn: ({ client }) => findRegionPath(client, code),
    enabled: code !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Codes nest by their digits: 51 0000, 5101 00, 510104. */
async function findRegionPath(client: QueryClient, code: string): Promise<Region[]> {
  const path: Region[] = [];
  for (const digits of [2, 4, 6]) {
    const regions = await client.ensureQueryData(regionsQuery(path.at(-1)?.code ?? ''));
    const found = regions.find((region) => region.code === code.slice(0, digits).padEnd(6, '0'));
    if (!found) return [];
    path.push(found);
    if (!found.hasChildren) return path;
  }
  return path;
}
