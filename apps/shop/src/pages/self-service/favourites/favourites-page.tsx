import { useQuery } from '@tanstack/react-query';
import { Button, EmptyState } from '@yaoji/ui';
import { useNavigate } from 'react-router';
import {
  type FavouriteFilters,
  favouritesQuery,
  readFavouriteFilters,
  writeFavouriteFilters,
} from '#features/favourite/favourite.queries.ts';
import { GoodsRowsSkeleton } from '#features/goods-list/goods-rows-skeleton.tsx';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { PagedList } from '#shared/page/paged-list.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { FavouritesFilters } from './favourites-filters.tsx';
import { FavouritesTable } from './favourites-table.tsx';

export const prefetch: Prefetch = (client, { search }) =>
  void client.prefetchQuery(favouritesQuery(readFavouriteFilters(search)));

/** Favourites: search, order, remove (R091). */
export default function FavouritesPage() {
  const search = useSearch();
  const navigate = useNavigate();
  const filters = readFavouriteFilters(search);
  const favourites = useQuery(favouritesQuery(filters));
  const addressOf = (change: Partial<FavouriteFilters>) =>
    href('favourites', {}, writeFavouriteFilters({ ...filters, page: 1, ...change }));
  const isFiltered = filters.keywords !== '' || filters.state !== 'all';
  return (
    <MemberFrame
      note={favourites.data ? `共 ${favourites.data.total} 种` : undefined}
      actions={
        <FavouritesFilters
          filters={filters}
          addressOf={addressOf}
          onSearch={(keywords) => void navigate(addressOf({ keywords }))}
        />
      }
    >
      <PagedList
        query={favourites}
        page={filters.page}
        hrefOf={(page) => addressOf({ page })}
        inCards
        loading={<GoodsRowsSkeleton />}
        empty={
          isFiltered ? (
            <EmptyState
              title="没有符合条件的收藏"
              picture="search"
              action={<Button href={href('favourites')}>查看全部收藏</Button>}
            />
          ) : (
            <EmptyState title="还没有收藏商品" action={<Button href={href('list_index')}>去逛逛</Button>}>
              <p>在商品卡片上点星标，常买的商品会集中在这里</p>
            </EmptyState>
          )
        }
      >
        {(goods) => <FavouritesTable goods={goods} />}
      </PagedList>
    </MemberFrame>
  );
}
