import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { goodsCodec, pageOf } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { readPage } from '#shared/routing/read-page.ts';

export const favouriteStates = ['all', 'buyable', 'blocked'] as const;

/** The filters of the favourites; stored in the address. */
export type FavouriteFilters = {
  readonly keywords: string;
  readonly state: (typeof favouriteStates)[number];
  /** From 1. */
  readonly page: number;
};

const favouritesPerPage = 40;

const favouriteKeys = {
  all: ['favourite'] as const,
  list: (filters: FavouriteFilters) => ['favourite', 'list', filters] as const,
};

/** My favourites (C011). Shows the previous page while the next one loads. */
export const favouritesQuery = (filters: FavouriteFilters) =>
  queryOptions({
    queryKey: favouriteKeys.list(filters),
    queryFn: ({ signal }) => {
      const { keywords, state, page } = filters;
      const query = { page, per_page: favouritesPerPage, state, ...(keywords ? { keywords } : {}) };
      return fetchData(operations.listFavorites, { query }, { read: pageOf(goodsCodec).read, signal });
    },
    placeholderData: keepPreviousData,
    // Users expect favourites added elsewhere to show up here.
    staleTime: 0,
  });

/** The latest few favourites (C011). */
export const latestFavouritesQuery = (count: number) =>
  queryOptions({
    queryKey: [...favouriteKeys.all, 'latest', count],
    queryFn: async () => {
      const query = { page: 1, per_page: count };
      // A separate lane: the complete list uses the same path.
      const options = { read: pageOf(goodsCodec).read, lane: 'latest' };
      return (await fetchData(operations.listFavorites, { query }, options)).list;
    },
    staleTime: 0,
  });

export const allFavourites = { queryKey: favouriteKeys.all };

/** Reads the filters from an address; ignores malformed ones. */
export function readFavouriteFilters(search: URLSearchParams): FavouriteFilters {
  const state = search.get('state');
  return {
    keywords: (search.get('keywords') ?? '').trim().slice(0, 100),
    state: favouriteStates.find((known) => known === state) ?? 'all',
    page: readPage(search),
  };
}

export const writeFavouriteFilters = ({ keywords, state, page }: FavouriteFilters) => ({
  keywords: keywords || undefined,
  state: state === 'all' ? undefined : state,
  page,
});
