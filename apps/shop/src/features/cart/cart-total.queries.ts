import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';

export const cartKeys = {
  all: ['cart'] as const,
  total: ['cart', 'total'] as const,
  list: ['cart', 'list'] as const,
  /** Key of the cart's mutations. */
  change: ['cart', 'change'] as const,
};

/** The number of lines in the cart (C019), separate from the cart itself, which most pages do not load. */
export const cartTotalQuery = () =>
  queryOptions({
    queryKey: cartKeys.total,
    queryFn: async () => (await fetchData(operations.getCartTotal)).total,
    // Other tabs and devices change it (S18). Parts that mount one after another share one request.
    staleTime: 5_000,
  });
