import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';
import { cartKeys } from './cart-total.queries.ts';

/** The cost of the chosen lines and the next best step (C263); stale with the cart. */
export const cartStepQuery = () =>
  queryOptions({
    queryKey: [...cartKeys.all, 'step'],
    queryFn: ({ signal }) => fetchData(operations.getCartStep, {}, { signal }),
    staleTime: 5_000,
  });
