import { queryOptions } from '@tanstack/react-query';
import type { priceOf } from './use-priced-cart.ts';

export type CartPricing = { readonly priceOf: typeof priceOf };

/** The function that prices a cart, for a page that needs it once: it comes while the cart is on its way. */
export const cartPricingQuery = queryOptions({
  queryKey: ['cart-pricing'],
  queryFn: async (): Promise<CartPricing> => {
    const { priceOf } = await import('./use-priced-cart.ts');
    return { priceOf };
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
