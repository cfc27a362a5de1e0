import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';
import { showOnGoods } from '#shared/query/show-on-goods.ts';

/** Adds several products to the favourites (C012), wherever they are shown; existing ones stay. */
export function useAddFavourites() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[]) => fetchData(operations.addFavorites, { body: { goods_ids: [...ids] } }),
    onSuccess: (_data, ids) => showOnGoods(client, new Map(ids.map((id) => [id, { isFavourite: true }]))),
  });
}
