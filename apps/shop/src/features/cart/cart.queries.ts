import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { allLines, type Cart, cartCodec, pricingInput } from '@yaoji/api-client/wire';
import { type PricedCart, priceCart } from '@yaoji/domain';
import { useEffect, useMemo } from 'react';
import { fetchData } from '#shared/api/api.ts';
import { cartKeys } from './cart-total.queries.ts';
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

/**
 * The cart with its figures, priced by the same function as on the server, so that they follow each change at once
 * (D6). `enabled` is false for visitors, who have none.
 */
export function usePricedCart({ enabled = true } = {}) {
  const { data: cart, error, isEnabled, refetch } = useQuery({ ...cartQuery(), enabled });
  useCartOnFocus();
  const data = useMemo(() => cart && { cart, priced: priceOf(cart) }, [cart]);
  return { data, error, isEnabled, refetch };
}

export const priceOf = (cart: Cart): PricedCart => priceCart(pricingInput(cart));

/**
 * Reads the cart again when the window gets focus (S18). Visibility is not enough: two windows side by side are always
 * visible.
 */
function useCartOnFocus() {
  const client = useQueryClient();
  useEffect(() => {
    const read = () =>
      void client.refetchQueries({ queryKey: cartKeys.list, type: 'active' }, { cancelRefetch: false });
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, [client]);
}
