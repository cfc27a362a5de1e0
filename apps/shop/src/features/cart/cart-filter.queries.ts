import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/fetch-data.ts';
import { allLines, cartKeys } from './cart-total.queries.ts';

/** Ids of the lines that pass a filter of the cart (C020). */
export const cartFilterQuery = (filter: number) =>
  queryOptions({
    queryKey: cartKeys.filtered(filter),
    queryFn: ({ signal }) =>
      fetchData(
        operations.getCart,
        { query: { filters: filter, new: 1 } },
        { signal, lane: String(filter), read: ({ data }) => new Set(data.map(({ id }) => id)) },
      ),
    enabled: filter !== allLines,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
