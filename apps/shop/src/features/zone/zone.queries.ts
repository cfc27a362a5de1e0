import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { controlledFocusCodec, zoneFocusCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

const staleTime = 120_000;

/** The zones that start with banners, links and floors. */
export type ZoneName = 'freeShipping' | 'tcm' | 'devices' | 'nearExpiry' | 'clinic';

const calls = {
  freeShipping: operations.getFreeShippingFocus,
  tcm: operations.getTcmFocus,
  devices: operations.getDevicesFocus,
  nearExpiry: operations.getNearExpiryFocus,
  clinic: operations.getDemoFocus,
} as const;

/** The first blocks of a zone (C037, C077, C079, C085, C086). */
export const zoneBlocksQuery = (zone: ZoneName) =>
  queryOptions({
    queryKey: ['zone', zone],
    queryFn: () => fetchData(calls[zone], {}, { read: zoneFocusCodec.read }),
    staleTime,
  });

/** The first blocks of the controlled zone: the old landing page (C076) or the new one (C071). */
export const controlledBlocksQuery = (landing: 'old' | 'new') =>
  queryOptions({
    queryKey: ['zone', 'controlled', landing],
    queryFn: () =>
      landing === 'new'
        ? fetchData(operations.getNewControlledFocus, {}, { read: controlledFocusCodec.read })
        : fetchData(operations.getControlledFocus, {}, { read: controlledFocusCodec.read }),
    staleTime,
  });

/** Advertisements of the controlled zone (C070), by comma-separated ids. */
export const controlledAdsQuery = (ids: string) =>
  queryOptions({
    queryKey: ['zone', 'controlled-ads', ids],
    queryFn: () => fetchData(operations.listControlledAds, { query: { ids } }),
    staleTime,
  });
