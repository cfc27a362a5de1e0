import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';

export const cartKeys = {
  all: ['cart'] as const,
  total: ['cart', 'total'] as const,
  list: ['cart', 'list'] as const,
  filtered: (filter: number, keywords: string) => ['cart', 'filtered', filter, keywords] as const,
  hint: ['cart', 'hint'] as const,
  /** Names its mutations. */
  change: ['cart', 'change'] as const,
};

export { allLines } from '@yaoji/api-client/wire';

/** How many lines the cart has (C019). It stands apart from the cart itself, which most pages do not load. */
export const cartTotalQuery = () =>
  queryOptions({
    queryKey: cartKeys.total,
    queryFn: async () => (await fetchData(operations.getCartTotal)).total,
    // Other tabs and devices change it (S18). The parts that show it come one after another, and ask once.
    staleTime: 5_000,
  });
