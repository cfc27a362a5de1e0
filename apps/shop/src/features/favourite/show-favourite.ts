import type { QueryClient } from '@tanstack/react-query';
import { patchModels } from '#shared/query/patch-models.ts';

/** Marks all cached copies of these products as favourites, or not. */
export const showFavourite = (client: QueryClient, ids: readonly unknown[], isFavourite: boolean) =>
  client.setQueriesData({ predicate: ({ state }) => state.data !== undefined }, (data: unknown) =>
    patchModels(data, (model) =>
      'isFavourite' in model && ids.includes(model.id) && model.isFavourite !== isFavourite
        ? { ...model, isFavourite }
        : model,
    ),
  );
