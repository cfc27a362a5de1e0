import { useQuery } from '@tanstack/react-query';
import type { Goods } from '@yaoji/api-client/wire';
import { getRoute } from '@yaoji/routes';
import { Breadcrumb, formatCount } from '@yaoji/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { siteQuery } from '#features/site/site.queries.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { usePageSubject } from '#shared/page/page-subject.ts';
import { href } from '#shared/routing/href.ts';
import { Redirect } from '#shared/routing/redirect.tsx';
import { GoodsCards, GoodsCardsSkeleton } from './goods-cards.tsx';
import * as css from './goods-list.css.ts';
import { goodsListQuery, goodsPerPage } from './goods-list.queries.ts';
import { filterGroups, ListFilters } from './list-filters.tsx';
import { type GoodsPreset, type ListRoute, listPages } from './list-pages.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListSortBar } from './list-sort-bar.tsx';
import type { GoodsListState } from './list-state.ts';
import { ListedGoods } from './listed-goods.tsx';
import { NothingFound } from './nothing-found.tsx';
import { offeredFacets } from './offered-facets.ts';
import { SearchUnderstood } from './search-understood.tsx';
import { useListAddress } from './use-list-address.ts';

export type GoodsListProps = {
  /** Renders the products. Default: as cards. */
  children?: ((goods: readonly Goods[], busy: boolean) => ReactNode) | undefined;
  /** Shown until the first products arrive. */
  skeleton?: ReactNode;
  /** Above the filters. */
  lead?: ReactNode;
  /** Limits the list further than its page does. */
  preset?: GoodsPreset;
  /** Heading, if different from the route's title. */
  title?: string;
  /** The lead contains the page's heading. */
  headed?: boolean;
  /** Breadcrumbs between home and this list. */
  trail?: readonly { label: string; href: string }[];
};

/** A product list at its address: filters, sort and paging around the products. */
export function GoodsList({
  children = (goods, busy) => <GoodsCards goods={goods} busy={busy} />,
  skeleton = <GoodsCardsSkeleton />,
  lead,
  preset,
  title,
  headed = false,
  trail = [],
}: GoodsListProps) {
  const address = useListAddress();
  const delivery = useQuery(userStateQuery()).data?.deliveryText;
  const { route, state, hrefWith } = address;
  const page = listPages[route];
  const isSearch = page === listPages.search_index;
  const limits = { ...page.preset, ...preset };
  const answer = useQuery(goodsListQuery(state, limits));
  const { data, isPlaceholderData } = answer;
  const categories = useQuery(siteQuery()).data?.[page.categories] ?? [];
  const top = useTopOfPage(state.page);
  usePageSubject(isSearch ? state.keywords || undefined : (data?.categoryPath.at(-1)?.name ?? title));

  const path = (data?.categoryPath ?? []).map(({ id, name }) => ({
    label: name,
    href: hrefWith({ chosen: { category_id: [String(id)] } }),
  }));
  const root = isSearch
    ? { label: state.keywords ? `搜索“${state.keywords}”` : '搜索结果' }
    : { label: title ?? rootLabel(route), href: hrefWith({ chosen: {} }) };
  const filters = filterGroups(
    address,
    offeredFacets(limits, data?.facets ?? [], state.chosen.flags),
    categories,
    Object.keys(limits).length > 0,
  );
  const pageCount = Math.ceil((data?.total ?? 0) / (limits.perPage ?? goodsPerPage));
  // The list is shorter than when the link was made: go to its last page.
  if (pageCount > 0 && state.page > pageCount && !isPlaceholderData)
    return <Redirect to={hrefWith({ page: pageCount })} />;

  return (
    <div className={css.page} ref={top}>
      <div className={css.crumbs}>
        <Breadcrumb items={[{ label: '首页', href: href('home') }, ...trail, root, ...(isSearch ? [] : path)]} />
        {delivery && <span className={css.delivery}>{delivery}</span>}
        <span className={css.total} role="status">
          {data && `共 ${formatCount(data.total)} 个品规`}
        </span>
      </div>
      {!headed && <h1 className={css.heading}>{path.at(-1)?.label ?? root.label}</h1>}
      {lead}
      <Loaded query={answer} skeleton={<ListSkeleton>{skeleton}</ListSkeleton>}>
        {(data) => (
          <>
            {data.search && !isPlaceholderData && (
              <SearchUnderstood
                keywords={state.keywords}
                understood={data.search}
                exactHref={hrefWith({ isExact: true })}
              />
            )}
            <ListFilters address={address} filters={filters} />
            {(data.list.length > 0 || isNarrowed(state)) && (
              <ListSortBar address={address} filters={filters} total={data.total} pageCount={pageCount} />
            )}
            {data.list.length > 0 ? (
              <ListedGoods address={address} limits={limits} listing={data}>
                {(goods) => children(goods, isPlaceholderData)}
              </ListedGoods>
            ) : (
              <NothingFound search={isSearch ? state : null} />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

/** Filters in the bar above the products can be removed there, even in an empty list. */
const isNarrowed = ({ inStock, chosen }: GoodsListState) => inStock || chosen.flags?.includes('bought') === true;

const rootLabel = (route: ListRoute) =>
  listPages[route] === listPages.list_index ? '全部商品' : (getRoute(route).title ?? '');

/** Changing the page scrolls to the top of the list; other changes keep the scroll position. */
function useTopOfPage(page: number) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const box = element.current;
    if (box && box.getBoundingClientRect().top < 0) box.scrollIntoView();
  }, [page]);
  return element;
}
