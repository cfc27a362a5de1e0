import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { toast } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';
import { showOnGoods } from '#shared/query/show-on-goods.ts';
import { linkTo } from '#shared/routing/link-to.ts';

/** Adds products to the favourites or removes them (S3), wherever they are shown. */
export function useToggleFavourite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, favourite }: { id: number; favourite: boolean }) => {
      const body = { goods_ids: [id] };
      if (favourite) await fetchData(operations.addFavorites, { body });
      else await fetchData(operations.cancelFavorites, { body });
    },
    onSuccess: (_data, { id, favourite }) => {
      showOnGoods(client, new Map([[id, { isFavourite: favourite }]]));
      const favourites = linkTo('favourites');
      if (!favourite) toast.success('取消收藏成功');
      else toast.success('收藏成功', favourites ? { action: { label: '查看我的收藏', href: favourites } } : {});
    },
  });
}
