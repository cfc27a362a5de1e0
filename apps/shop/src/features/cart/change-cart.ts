import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CartFigures, CartLine } from '@yaoji/api-client/wire';
import { showOnGoods } from '#shared/query/show-on-goods.ts';
import { applyFigures } from './apply-figures.ts';
import { cartKeys } from './cart-total.queries.ts';
import { beginChange, confirmedCart, endChange } from './pending-changes.ts';

type CartChange<Variables> = {
  /** Sends the change; the answer has the changed lines and all sums of the cart. */
  readonly send: (variables: Variables) => Promise<CartFigures>;
  /** The lines after the change, shown at once. */
  readonly apply: (lines: readonly CartLine[], variables: Variables) => CartLine[];
};

/**
 * An optimistic update of the cart. Changes are sent one after another, so that none overtakes or cancels another. A
 * refused change is rolled back; the shared handler shows the server's message.
 */
export function useCartChange<Variables>({ send, apply }: CartChange<Variables>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: cartKeys.change,
    scope: { id: 'cart' },
    mutationFn: send,
    onMutate: async (variables) => {
      await stopReading(client);
      return beginChange(client, (lines) => apply(lines, variables));
    },
    onSuccess: async (figures, _variables, change) => {
      // Pricing a long cart takes a while; let key presses go first.
      await new Promise((resolve) => setTimeout(resolve));
      // A read in flight may be older than this answer.
      await stopReading(client);
      const confirmed = confirmedCart(client);
      const applied = confirmed && applyFigures(confirmed, figures);
      endChange(client, change, applied?.cart);
      client.setQueryData(cartKeys.total, figures.total);
      if (confirmed && applied) showOnGoods(client, quantitiesOf(confirmed.lines, applied.cart.lines));
      if (!applied?.agrees) await client.invalidateQueries({ queryKey: cartKeys.list });
    },
    onError: (_error, _variables, change) => {
      if (change) endChange(client, change);
      if (isLastChange(client)) return client.invalidateQueries({ queryKey: cartKeys.all });
    },
  });
}

/** For products in the cart before or after. Products with several lines are left to the server, which sums them. */
function quantitiesOf(before: readonly CartLine[], after: readonly CartLine[]) {
  const quantities = new Map(before.map(({ goodsId }) => [goodsId, { inCart: '0' }]));
  const seen = new Set<number>();
  for (const { goodsId, quantity } of after) {
    if (seen.has(goodsId)) quantities.delete(goodsId);
    else quantities.set(goodsId, { inCart: quantity });
    seen.add(goodsId);
  }
  return quantities;
}

const stopReading = (client: QueryClient) => client.cancelQueries({ queryKey: cartKeys.list });

const isLastChange = (client: QueryClient) => client.isMutating({ mutationKey: cartKeys.change }) === 1;
