import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Cart, CartLine } from '@yaoji/api-client/wire';
import { cartQuery } from './cart.queries.ts';
import { cartKeys } from './cart-total.queries.ts';

type CartChange<Variables> = {
  /** Sends it; the answer is the whole cart, calculated anew. */
  readonly send: (variables: Variables) => Promise<Cart>;
  /** The lines as they will be, shown at once. */
  readonly apply: (lines: readonly CartLine[], variables: Variables) => CartLine[];
};

/**
 * A change of the cart: shown at once, sent one after the other, so that none overtakes or cancels another, and taken
 * back with the server's word where it is refused (the shared handler says it).
 */
export function useCartChange<Variables>({ send, apply }: CartChange<Variables>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: cartKeys.change,
    scope: { id: 'cart' },
    mutationFn: send,
    onMutate: async (variables) => {
      await client.cancelQueries({ queryKey: cartKeys.list });
      changeLines(client, (lines) => apply(lines, variables));
    },
    onSuccess: (cart) => {
      // A later change is shown already; its own answer will hold both.
      if (isLastChange(client)) keepCart(client, cart);
    },
    onError: () => {
      if (isLastChange(client)) return client.invalidateQueries({ queryKey: cartKeys.all });
    },
  });
}

const isLastChange = (client: QueryClient) => client.isMutating({ mutationKey: cartKeys.change }) === 1;

function changeLines(client: QueryClient, change: (lines: readonly CartLine[]) => CartLine[]) {
  client.setQueryData(cartQuery().queryKey, (cart) => cart && { ...cart, lines: change(cart.lines) });
}

function keepCart(client: QueryClient, cart: Cart) {
  client.setQueryData(cartQuery().queryKey, cart);
  client.setQueryData(cartKeys.total, cart.total);
}
