import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { cartCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { allLines, cartKeys } from './cart-total.queries.ts';
import { withPendingChanges } from './pending-changes.ts';

/** The complete cart (C020), shared by the drawer and the cart page (S18). */
export const cartQuery = () =>
  queryOptions({
    queryKey: cartKeys.list,
    queryFn: async ({ client, signal }) =>
      withPendingChanges(
        client,
        await fetchData(operations.getCart, { query: { filters: allLines, new: 1 } }, { signal, read: cartCodec.read }),
      ),
    staleTime: 0,
    // Lines move when one is added or deleted; components compare them as they render.
    structuralSharing: false,
  });
