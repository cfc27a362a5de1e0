import { prefetchList } from '#features/goods-list/goods-list.queries.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { type ZoneName, zoneBlocksQuery } from './zone.queries.ts';

export const prefetchZone =
  (zone: ZoneName): Prefetch =>
  (client, location) => {
    void client.prefetchQuery(zoneBlocksQuery(zone));
    prefetchList(client, location);
  };
