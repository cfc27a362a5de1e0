import { useQuery } from '@tanstack/react-query';
import { getRoute } from '@yaoji/routes';
import { BrandCard, Breadcrumb, Card, EmptyState, LetterIndex, Pagination, Skeleton } from '@yaoji/ui';
import { useParams } from 'react-router';
import { brandsPerPage, brandsQuery, brandZoneQuery } from '#features/brand/brand.queries.ts';
import { GoodsFloor } from '#features/goods/goods-floor.tsx';
import { ZoneBanners } from '#features/zone/zone-banners.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import * as layout from '#shared/page/page.css.ts';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { noTarget, resolveLink } from '#shared/routing/resolve-link.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import * as css from './brand-list.css.ts';

const title = getRoute('brand_zone').title ?? '';
const goodsOnFloor = 5;

const pageOf = (page: string | undefined) => (page && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1);
const letterOf = (letter: string | null) => (letter && /^[A-Z#]$/.test(letter) ? letter : null);

const addressOf = (page: number, letter: string | null) =>
  href('brand_list', page > 1 ? { page } : {}, { letter: letter ?? undefined });

export const prefetch: Prefetch = (client, { params, search }) => {
  const [page, letter] = [pageOf(params.page), letterOf(search.get('letter'))];
  void client.prefetchQuery(brandsQuery(page, letter));
  if (page === 1 && letter === null) void client.prefetchQuery(brandZoneQuery());
};

/** The brand wall by letter and page; page 1 starts with the zone's own blocks (R022, R023). */
export default function BrandListPage() {
  const page = pageOf(useParams().page);
  const letter = letterOf(useSearch().get('letter'));
  const isLanding = page === 1 && letter === null;
  const query = useQuery(brandsQuery(page, letter));
  const { data } = query;
  const { data: zone } = useQuery({ ...brandZoneQuery(), enabled: isLanding });
  return (
    <div className={layout.page}>
      <div className={layout.crumbs}>
        <Breadcrumb items={[{ label: '首页', href: href('home') }, { label: title }]} />
      </div>
      {isLanding && zone && <ZoneBanners label={title} banners={zone.banners} />}
      <Card title={title} headingLevel={1}>
        <div className={css.body}>
          <LetterIndex letters={data?.letters ?? []} current={letter} hrefOf={(next) => addressOf(1, next)} />
          <Loaded
            query={query}
            empty={<EmptyState title="暂无品牌" picture="search" />}
            skeleton={<Skeleton height={320} />}
          >
            {(data) => (
              <ul className={css.brands}>
                {data.list.map(({ id, name, logo, url }) => (
                  <li key={id}>
                    <BrandCard brand={{ name, href: resolveLink(url) ?? noTarget, mark: logo }} />
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
          <Pagination
            page={page}
            pageCount={Math.ceil((data?.total ?? 0) / brandsPerPage)}
            hrefOf={(next) => addressOf(next, letter)}
          />
        </div>
      </Card>
      {isLanding && zone?.floors.map((floor) => <GoodsFloor key={floor.id} floor={floor} max={goodsOnFloor} />)}
    </div>
  );
}
