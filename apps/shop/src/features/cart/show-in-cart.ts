import type { QueryClient } from '@tanstack/react-query';
import { patchCached } from '#shared/query/patch-models.ts';

/** Writes quantities in the cart to all cached products, so that no list is refetched for it. */
export const showInCart = (client: QueryClient, quantities: ReadonlyMap<unknown, string>) =>
  patchCached(client, (model) => {
    const inCart = 'inCart' in model ? quantities.get(model.id) : undefined;
    return inCart === undefined || inCart === model.inCart ? model : { ...model, inCart };
  });
