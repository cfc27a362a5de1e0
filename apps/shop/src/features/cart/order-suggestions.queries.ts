import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { orderSuggestionsCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { cartKeys } from './cart-total.queries.ts';

/** Products to order for a keyword (C225), with the buyer's own figures: never stored, and stale with the cart. */
export const orderSuggestionsQuery = (keywords: string) =>
  queryOptions({
    queryKey: [...cartKeys.all, 'suggest', keywords],
    queryFn: ({ signal }) =>
      fetchData(operations.suggestToOrder, { query: { keywords } }, { read: orderSuggestionsCodec.read, signal }),
    staleTime: 5_000,
  });
