import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ControlledFocus } from '@yaoji/api-client/wire';
import { getRoute, matchRoute } from '@yaoji/routes';
import { Button, EmptyState, Skeleton } from '@yaoji/ui';
import { useParams } from 'react-router';
import { listQueryAt } from '#features/goods-list/goods-list.queries.ts';
import { GoodsList } from '#features/goods-list/goods-list.tsx';
import { controlledAdsQuery, controlledBlocksQuery } from '#features/zone/zone.queries.ts';
import { ZoneBanners } from '#features/zone/zone-banners.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import type { FindSubject, PageLocation, Prefetch } from '#shared/routing/page-module.ts';

const adsIds = /^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,49}$/;

/** Finds a supplier by its part of the address. */
const supplierAt = (blocks: ControlledFocus | undefined, url: string | undefined) =>
  blocks?.suppliers.find((supplier) => {
    const match = matchRoute(supplier.url);
    return match.name === 'controlled_goods' && match.params.url === url;
  });

export const prefetch: Prefetch = (client, location) => {
  const { params } = location;
  void prefetchGoods(client, location);
  if (params.ads && adsIds.test(params.ads)) void client.prefetchQuery(controlledAdsQuery(params.ads));
};

async function prefetchGoods(client: QueryClient, location: PageLocation) {
  await client.prefetchQuery(controlledBlocksQuery('new'));
  const supplier = supplierAt(client.getQueryData(controlledBlocksQuery('new').queryKey), location.params.url);
  if (supplier) await client.prefetchQuery(listQueryAt(location, { makers: [supplier.maker] }));
}

export const findSubject: FindSubject = (client, { params }) =>
  supplierAt(client.getQueryData(controlledBlocksQuery('new').queryKey), params.url)?.name;

/** Products of one controlled supplier, with its advertisements (R081). */
export default function ControlledGoodsPage() {
  const { url, ads } = useParams();
  const query = useQuery(controlledBlocksQuery('new'));
  const { data } = query;
  const hasAds = ads !== undefined && adsIds.test(ads);
  const { data: banners = [] } = useQuery({ ...controlledAdsQuery(ads ?? ''), enabled: hasAds });
  const supplier = supplierAt(data, url);

  return (
    <Loaded query={query} fullPage skeleton={<Skeleton height={480} />}>
      {(_data) => {
        if (!supplier) {
          return (
            <EmptyState
              fullPage
              title="没有这个控销专区"
              action={<Button href={href('controlled_index')}>{getRoute('controlled_index').title}</Button>}
            />
          );
        }
        return (
          <GoodsList
            preset={{ makers: [supplier.maker] }}
            title={supplier.name}
            trail={[{ label: getRoute('controlled_index').title ?? '', href: href('controlled_index') }]}
            lead={<ZoneBanners label={supplier.name} banners={banners} />}
          />
        );
      }}
    </Loaded>
  );
}
