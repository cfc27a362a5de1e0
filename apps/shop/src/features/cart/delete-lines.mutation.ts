import { useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type CartLine, cartFiguresCodec } from '@yaoji/api-client/wire';
import { toast } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';
import { ask } from '#shared/notices/question.store.ts';
import { showOnGoods } from '#shared/query/show-on-goods.ts';
import { useCartChange } from './change-cart.ts';

const sendDeletion = (ids: readonly number[]) =>
  fetchData(operations.deleteCartLines, { body: { ids: [...ids] } }, { read: cartFiguresCodec.read });

const without = (lines: readonly CartLine[], ids: readonly number[]) => lines.filter(({ id }) => !ids.includes(id));

/** Deletes lines (C016) after the buyer confirms (S17). */
export function useDeleteLines() {
  const { mutate, isPending } = useCartChange({ send: sendDeletion, apply: without });
  const deleteLines = async (ids: readonly number[]) => {
    const text = ids.length === 1 ? '确定删除这件商品吗?' : `确定删除选中的${ids.length}种商品吗?`;
    if (await ask({ text, confirmLabel: '删除', destructive: true })) mutate(ids);
  };
  return { deleteLines, deleting: isPending };
}

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
