import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@yaoji/ui';
import { readListState, writeListState } from '#features/goods-list/list-state.ts';
import { type ShortLink, ShortLinks } from '#shared/page/short-links.tsx';
import { useSearch } from '#shared/routing/use-search.ts';
import { type ZoneName, zoneBlocksQuery } from './zone.queries.ts';
import { ZoneBanners } from './zone-banners.tsx';
import { ZoneFloors } from './zone-floors.tsx';

type ZoneLeadProps = {
  zone: ZoneName;
  title: string;
  /** A page that explains the zone. */
  rule?: ShortLink;
};

/** Banners and short links of a zone, and its floors until a filter is chosen. */
export function ZoneLead({ zone, title, rule }: ZoneLeadProps) {
  const { data, isPending } = useQuery(zoneBlocksQuery(zone));
  const search = useSearch();
  const isLanding = Object.values(writeListState(readListState(search))).every((value) => !value?.toString());
  if (isPending) return <Skeleton height={200} />;
  if (!data) return null;
  return (
    <>
      <ZoneBanners label={title} banners={data.banners} />
      <ShortLinks label={`${title}分类`} links={rule ? [...data.links, rule] : data.links} />
      {isLanding && <ZoneFloors floors={data.floors} />}
    </>
  );
}
