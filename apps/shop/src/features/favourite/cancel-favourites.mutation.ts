import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { toast } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';
import { allFavourites } from './favourite.queries.ts';
import { showFavourite } from './show-favourite.ts';

/** Removes many products from the favourites at once (C013), wherever they are shown. */
export function useCancelFavourites() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[]) => fetchData(operations.cancelFavorites, { body: { goods_ids: [...ids] } }),
    onSuccess: (_data, ids) => {
      showFavourite(client, ids, false);
      toast.success('取消收藏成功');
      return client.invalidateQueries(allFavourites);
    },
  });
}
