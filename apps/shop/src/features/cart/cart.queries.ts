import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { cartCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/fetch-data.ts';

export const cartKeys = {
  all: ['cart'] as const,
  total: ['cart', 'total'] as const,
  list: ['cart', 'list'] as const,
  /** Names its mutations. */
  change: ['cart', 'change'] as const,
};

/** How many lines the cart has (C019). */
export const cartTotalQuery = () =>
  queryOptions({
    queryKey: cartKeys.total,
    queryFn: async () => (await fetchData(operations.getCartTotal)).total,
    // Other tabs and devices change it (S18).
    staleTime: 0,
  });

/** The whole cart (C020); drawer and cart page read the same (S18). */
export const cartQuery = () =>
  queryOptions({
    queryKey: cartKeys.list,
    queryFn: ({ signal }) => fetchData(operations.getCart, {}, { signal, read: cartCodec.read }),
    staleTime: 0,
  });
