import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { toast } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';
import { showOnGoods } from '#shared/query/show-on-goods.ts';
import { allFavourites } from './favourite.queries.ts';

/** Removes many products from the favourites at once (C013), wherever they are shown. */
export function useCancelFavourites() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[]) => fetchData(operations.cancelFavorites, { body: { goods_ids: [...ids] } }),
    onSuccess: (_data, ids) => {
      showOnGoods(client, new Map(ids.map((id) => [id, { isFavourite: false }])));
      toast.success('取消收藏成功');
      return client.invalidateQueries(allFavourites);
    },
  });
}
