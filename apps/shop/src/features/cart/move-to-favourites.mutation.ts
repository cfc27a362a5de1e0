import { useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { CartLine } from '@yaoji/api-client/wire';
import { toast } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';
import { showOnGoods } from '#shared/query/show-on-goods.ts';
import { useCartChange } from './change-cart.ts';
import { sendDeletion, without } from './delete-lines.mutation.ts';

/** Adds the products of lines to the favourites (C012), then deletes the lines (C016), even if the page is left. */
export function useMoveToFavourites() {
  const client = useQueryClient();
  return useCartChange({
    send: async (lines: readonly CartLine[]) => {
      const goodsIds = [...new Set(lines.map(({ goodsId }) => goodsId))];
      await fetchData(operations.addFavorites, { body: { goods_ids: goodsIds } });
      showOnGoods(client, new Map(goodsIds.map((id) => [id, { isFavourite: true }])));
      const figures = await sendDeletion(lines.map(({ id }) => id));
      toast.success(`已将${lines.length}种商品移入收藏`);
      return figures;
    },
    apply: (lines, moved) =>
      without(
        lines,
        moved.map(({ id }) => id),
      ),
  });
}
