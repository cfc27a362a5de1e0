import { type ZoneName, zoneFocusQuery } from '#features/focus/zone.queries.ts';
import { prefetchList } from '#pages/parts/goods-list/prefetch-list.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';

/** Starts the queries of a zone's page. */
export const prefetchZone =
  (zone: ZoneName): Prefetch =>
  (client, location) => {
    void client.prefetchQuery(zoneFocusQuery(zone));
    prefetchList(client, location);
  };
