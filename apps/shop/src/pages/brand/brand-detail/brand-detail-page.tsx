import { useQuery } from '@tanstack/react-query';
import { getRoute } from '@yaoji/routes';
import { Button, EmptyState, Pagination, Skeleton } from '@yaoji/ui';
import { useParams } from 'react-router';
import { brandGoodsPerPage, brandQuery } from '#features/brand/brand.queries.ts';
import { GoodsCards } from '#features/goods-list/goods-cards.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { usePageSubject } from '#shared/page/page-subject.ts';
import { SubPage } from '#shared/page/sub-page.tsx';
import { href } from '#shared/routing/href.ts';
import type { FindSubject, PageLocation, Prefetch } from '#shared/routing/page-module.ts';
import { readId } from '#shared/routing/read-id.ts';
import { pageNumber } from '#shared/routing/read-page.ts';
import * as css from './brand-detail.css.ts';

const read = ({ id, page }: PageLocation['params']) => ({ id: readId(id), page: pageNumber(page) });

export const prefetch: Prefetch = (client, { params }) => {
  const { id, page } = read(params);
  if (id > 0) void client.prefetchQuery(brandQuery(id, page));
};
export const findSubject: FindSubject = (client, { params }) => {
  const { id, page } = read(params);
  return client.getQueryData(brandQuery(id, page).queryKey)?.brand.name;
};

/** One brand: banner, story and its products, paged (R024). */
export default function BrandDetailPage() {
  const { id, page } = read(useParams());
  const query = useQuery({
    ...brandQuery(id, page),
    enabled: id > 0,
  });
  const { data, isPlaceholderData } = query;
  usePageSubject(data?.brand.name);
  return (
    <Loaded
      query={query}
      fullPage
      missing={
        <EmptyState
          fullPage
          title="没有这个品牌"
          picture="search"
          action={<Button href={href('brand_list')}>{getRoute('brand_zone').title}</Button>}
        />
      }
      skeleton={<Skeleton height={480} />}
    >
      {(data) => {
        const { brand, story, banner, goods } = data;
        return (
          <SubPage
            trail={[{ label: getRoute('brand_zone').title ?? '', href: href('brand_list') }, { label: brand.name }]}
          >
            <section className={css.brand} aria-label={brand.name}>
              {banner && (
                <img className={css.banner} src={banner} alt="" width={1200} height={200} fetchPriority="high" />
              )}
              <div className={css.story}>
                <img className={css.mark} src={brand.logo} alt="" width={120} height={60} />
                <div className={css.text}>
                  <h1 className={css.name}>{brand.name}</h1>
                  {story
                    .split('\n')
                    .filter((line) => line.trim() !== '')
                    .map((line) => (
                      <p key={line}>{line}</p>
                    ))}
                </div>
              </div>
            </section>
            {goods.list.length === 0 ? <EmptyState /> : <GoodsCards goods={goods.list} busy={isPlaceholderData} />}
            <Pagination
              page={page}
              pageCount={Math.ceil(goods.total / brandGoodsPerPage)}
              hrefOf={(next) => href('brand_detail', next > 1 ? { id, page: next } : { id })}
            />
          </SubPage>
        );
      }}
    </Loaded>
  );
}
