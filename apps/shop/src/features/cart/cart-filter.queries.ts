import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { allLines } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { cartKeys } from './cart-total.queries.ts';

/** Ids of the lines that match a filter and a search in the cart (C020). */
export const cartFilterQuery = (filter: number, keywords: string) =>
  queryOptions({
    queryKey: [...cartKeys.all, 'filtered', filter, keywords],
    queryFn: ({ signal }) =>
      fetchData(
        operations.getCart,
        { query: { filters: filter, new: 1, ...(keywords ? { keywords } : {}) } },
        { signal, lane: `${filter} ${keywords}`, read: ({ data }) => new Set(data.map(({ id }) => id)) },
      ),
    enabled: filter !== allLines || keywords !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
