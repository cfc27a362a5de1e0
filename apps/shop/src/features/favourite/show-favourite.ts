import type { QueryClient } from '@tanstack/react-query';
import { patchCached } from '#shared/query/patch-models.ts';

/** Marks all cached copies of these products as favourites, or not. */
export const showFavourite = (client: QueryClient, ids: readonly unknown[], isFavourite: boolean) =>
  patchCached(client, (model) =>
    'isFavourite' in model && ids.includes(model.id) && model.isFavourite !== isFavourite
      ? { ...model, isFavourite }
      : model,
  );
