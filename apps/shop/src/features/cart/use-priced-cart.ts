import { useQuery } from '@tanstack/react-query';
import { type Cart, pricingInput } from '@yaoji/api-client/wire';
import { type PricedCart, priceCart } from '@yaoji/domain';
import { useMemo } from 'react';
import { cartQuery } from './cart.queries.ts';
import { useCartOnFocus } from './use-cart-on-focus.ts';

/**
 * The cart with its figures, priced by the same function as on the server, so that they follow each change at once
 * (D6). Without `loads`, only a cached cart.
 */
export function usePricedCart({ loads = true } = {}) {
  const { data: cart, error, isFetching, refetch } = useQuery({ ...cartQuery(), refetchOnMount: loads });
  useCartOnFocus();
  const priced = useMemo(() => (cart ? priceOf(cart) : undefined), [cart]);
  return { cart, priced, error, isFetching, refetch };
}

export const priceOf = (cart: Cart): PricedCart => priceCart(pricingInput(cart));
