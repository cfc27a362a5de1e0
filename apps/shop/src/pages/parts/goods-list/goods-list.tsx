import { useQuery } from '@tanstack/react-query';
import type { Goods } from '@yaoji/api-client/wire';
import { Breadcrumb, EmptyState, ErrorState, Pagination, SearchEmptyState } from '@yaoji/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { commonFocusQuery } from '#features/focus/focus.queries.ts';
import { goodsListQuery, goodsPerPage } from '#features/goods/goods.queries.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { usePageSubject } from '#shared/page/page-subject.ts';
import { href } from '#shared/routing/href.ts';
import * as css from './goods-list.css.ts';
import { ListFilters } from './list-filters.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListSortBar } from './list-sort-bar.tsx';
import { useListAddress } from './use-list-address.ts';

export type GoodsListProps = {
  /** How the goods look. */
  children: (goods: readonly Goods[], busy: boolean) => ReactNode;
  /** In place of the goods while the first of them are on their way. */
  skeleton: ReactNode;
};

/** A list of goods as its address says: filters, sort, paging around the goods. */
export function GoodsList({ children, skeleton }: GoodsListProps) {
  const address = useListAddress();
  const { route, state, hrefWith } = address;
  const isSearch = route.startsWith('search');
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(goodsListQuery(state));
  const { data: common } = useQuery(commonFocusQuery());
  const { data: user } = useQuery(userStateQuery());
  const top = useTopOfPage(state.page);
  usePageSubject(isSearch ? state.keywords || undefined : data?.categoryPath.at(-1)?.name);

  const path = (data?.categoryPath ?? []).map(({ id, name }) => ({
    label: name,
    href: href('list_index', {}, { category_id: id }),
  }));
  const root = isSearch
    ? { label: state.keywords ? `搜索“${state.keywords}”` : '搜索结果' }
    : { label: '全部商品', href: href('list_index') };
  const pageCount = Math.ceil((data?.total ?? 0) / goodsPerPage);

  return (
    <div className={css.page} ref={top}>
      <div className={css.crumbs}>
        <Breadcrumb items={[{ label: '首页', href: href('home') }, root, ...(isSearch ? [] : path)]} />
        <span className={css.total} role="status">
          {data && `共 ${data.total} 件商品`}
        </span>
      </div>
      <h1 className={css.heading}>{path.at(-1)?.label ?? root.label}</h1>
      {!data && !isError && <ListSkeleton>{skeleton}</ListSkeleton>}
      {!data && isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {data && (
        <>
          <ListFilters address={address} facets={data.facets} categories={common?.categories ?? []} />
          <ListSortBar address={address} pageCount={pageCount} isBuyer={user?.isLoggedIn === true} />
          {data.list.length > 0 ? (
            children(data.list, isPlaceholderData)
          ) : isSearch ? (
            <SearchEmptyState
              keyword={state.keywords}
              {...(user?.admin ? { contact: { name: user.admin.name, phone: user.admin.phone } } : {})}
            />
          ) : (
            <EmptyState />
          )}
          <Pagination page={state.page} pageCount={pageCount} hrefOf={(page) => hrefWith({ page })} />
        </>
      )}
    </div>
  );
}

/** Turning the page goes to the top of the list; other changes leave the window where it is. */
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
