import { useQuery } from '@tanstack/react-query';
import { getRoute } from '@yaoji/routes';
import { Button, Card, EmptyState, Skeleton } from '@yaoji/ui';
import { GoodsFloor } from '#features/goods-list/goods-floor.tsx';
import { zoneBlocksQuery } from '#features/zone/zone.queries.ts';
import { ZoneBanners } from '#features/zone/zone-banners.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { ShortLinks } from '#shared/page/short-links.tsx';
import { SubPage } from '#shared/page/sub-page.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import * as css from './clinic.css.ts';

const title = getRoute('yyh').title ?? '';

export const prefetch: Prefetch = (client) => void client.prefetchQuery(zoneBlocksQuery('clinic'));

/** The clinic programme, with a selection of its products (R018). */
export default function ClinicPage() {
  const query = useQuery(zoneBlocksQuery('clinic'));
  const { data } = query;
  return (
    <SubPage trail={[{ label: title }]}>
      {data && <ZoneBanners label={title} banners={data.banners} />}
      <div className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.rule}>带“优”标的商品专为诊所备货：小规格、低起订量，诊所与卫生室按证件经营范围采购</p>
        <Button href={href('yyh_list')} tone="brandOutline" size="small">
          全部诊所商品
        </Button>
      </div>
      <Loaded query={query} skeleton={<Skeleton height={480} />}>
        {(data) => <ShortLinks label={`${title}分类`} links={data.links} />}
      </Loaded>
      {data?.floors.every(({ goods }) => goods.length === 0) && (
        <Card>
          <EmptyState />
        </Card>
      )}
      {data?.floors
        .filter(({ goods }) => goods.length > 0)
        .map((floor) => (
          <GoodsFloor key={floor.id} floor={floor} />
        ))}
    </SubPage>
  );
}
