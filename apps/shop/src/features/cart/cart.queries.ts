import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { cartCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/fetch-data.ts';
import { cartKeys } from './cart-total.queries.ts';

/** The whole cart (C020); drawer and cart page read the same (S18). */
export const cartQuery = () =>
  queryOptions({
    queryKey: cartKeys.list,
    queryFn: ({ signal }) => fetchData(operations.getCart, {}, { signal, read: cartCodec.read }),
    staleTime: 0,
  });
