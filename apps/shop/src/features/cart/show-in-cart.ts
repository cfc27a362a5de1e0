import type { QueryClient } from '@tanstack/react-query';
import { patchModels } from '#shared/query/patch-models.ts';

/** Writes quantities in the cart to all cached products, so that no list is refetched for it. */
export function showInCart(client: QueryClient, quantities: ReadonlyMap<unknown, string>) {
  const withQuantity = (model: Readonly<Record<string, unknown>>) => {
    const inCart = 'inCart' in model ? quantities.get(model.id) : undefined;
    return inCart === undefined || inCart === model.inCart ? model : { ...model, inCart };
  };
  for (const { queryKey, state } of client.getQueryCache().findAll()) {
    const data = patchModels(state.data, withQuantity);
    if (data !== state.data) client.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt });
  }
}
