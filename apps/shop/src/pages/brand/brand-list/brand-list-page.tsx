import { useQuery } from '@tanstack/react-query';
import { getRoute } from '@yaoji/routes';
import { BrandCard, Card, EmptyState, LetterIndex, Pagination, SegmentedControl, Skeleton } from '@yaoji/ui';
import { useParams } from 'react-router';
import { type BrandsShown, brandsPerPage, brandsQuery, brandZoneQuery } from '#features/brand/brand.queries.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { ZoneBanners } from '#features/zone/zone-banners.tsx';
import { ZoneFloors } from '#features/zone/zone-floors.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { SubPage } from '#shared/page/sub-page.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { pageNumber } from '#shared/routing/read-page.ts';
import { noTarget, resolveLink } from '#shared/routing/resolve-link.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import * as css from './brand-list.css.ts';

const title = getRoute('brand_zone').title ?? '';

const letterOf = (letter: string | null) => (letter && /^[A-Z#]$/.test(letter) ? letter : null);

const shownAt = (page: string | undefined, search: URLSearchParams): BrandsShown => ({
  page: pageNumber(page),
  letter: letterOf(search.get('letter')),
  isBought: search.get('bought') === '1',
});

const addressOf = ({ page, letter, isBought }: BrandsShown) =>
  href('brand_list', page > 1 ? { page } : {}, { letter: letter ?? undefined, bought: isBought ? 1 : undefined });

const isLandingOf = ({ page, letter, isBought }: BrandsShown) => page === 1 && letter === null && !isBought;

export const prefetch: Prefetch = (client, { params, search }) => {
  const shown = shownAt(params.page, search);
  void client.prefetchQuery(brandsQuery(shown));
  if (isLandingOf(shown)) void client.prefetchQuery(brandZoneQuery());
};

/** The brand wall by letter and page; page 1 starts with the zone's own blocks (R022, R023). */
export default function BrandListPage() {
  const shown = shownAt(useParams().page, useSearch());
  const isLanding = isLandingOf(shown);
  const query = useQuery(brandsQuery(shown));
  const { data } = query;
  const { data: user } = useQuery(userStateQuery());
  const { data: zone } = useQuery({ ...brandZoneQuery(), enabled: isLanding });
  return (
    <SubPage trail={[{ label: title }]}>
      {isLanding && zone && <ZoneBanners label={title} banners={zone.banners} />}
      <Card title={title} headingLevel={1}>
        <div className={css.body}>
          <LetterIndex
            letters={data?.letters ?? []}
            current={shown.letter}
            hrefOf={(letter) => addressOf({ ...shown, page: 1, letter })}
          />
          {user?.isLoggedIn && (
            <SegmentedControl
              label="品牌范围"
              value={shown.isBought ? 'bought' : 'all'}
              items={[
                { value: 'all', label: '全部品牌', href: addressOf({ ...shown, page: 1, isBought: false }) },
                { value: 'bought', label: '买过的品牌', href: addressOf({ ...shown, page: 1, isBought: true }) },
              ]}
            />
          )}
          <Loaded
            query={query}
            empty={<EmptyState title={shown.isBought ? '还没有买过的品牌' : '暂无品牌'} picture="search" />}
            skeleton={<Skeleton height={320} />}
          >
            {(data) => (
              <ul className={css.brands}>
                {data.list.map(({ id, name, logo, url, goodsCount, boughtCount }) => (
                  <li key={id}>
                    <BrandCard
                      brand={{
                        name,
                        href: resolveLink(url) ?? noTarget,
                        mark: logo,
                        goodsCount,
                        slogan: boughtCount > 0 ? `买过 ${boughtCount} 种` : undefined,
                      }}
                    />
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
          <Pagination
            page={shown.page}
            pageCount={Math.ceil((data?.total ?? 0) / brandsPerPage)}
            hrefOf={(page) => addressOf({ ...shown, page })}
          />
        </div>
      </Card>
      {isLanding && zone && <ZoneFloors floors={zone.floors} />}
    </SubPage>
  );
}
