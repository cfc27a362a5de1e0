import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { addedLinesCodec, cartFiguresCodec, savedLinesCodec } from '@yaoji/api-client/wire';
import { toast } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';
import { cartKeys } from './cart-total.queries.ts';
import { useCartChange } from './change-cart.ts';
import { savedLinesQuery } from './saved-lines.queries.ts';

/** Moves cart lines to the products saved for later (C301). */
export function useSaveLines() {
  const client = useQueryClient();
  const { mutate, isPending } = useCartChange({
    send: async (ids: readonly number[]) => {
      const body = { ids: [...ids] };
      const figures = await fetchData(operations.saveCartLines, { body }, { read: cartFiguresCodec.read });
      toast.success('已移到“稍后再买”');
      void client.invalidateQueries(savedLinesQuery());
      return figures;
    },
    apply: (lines, ids) => lines.filter(({ id }) => !ids.includes(id)),
  });
  return { saveLines: mutate, isSaving: isPending };
}

/** Puts saved products back into the cart (C302); those that cannot be bought stay. */
export function useRestoreLines() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'cart' },
    mutationFn: (goodsIds: readonly number[]) =>
      fetchData(operations.restoreSavedLines, { body: { goods_ids: [...goodsIds] } }, { read: addedLinesCodec.read }),
    onSuccess: ({ results }) => {
      const adjusted = results.find(({ message }) => message);
      if (adjusted) toast.info(adjusted.message);
      else toast.success('已加入购物车');
    },
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: cartKeys.all }), client.invalidateQueries(savedLinesQuery())]),
  });
}

/** Deletes saved products (C303). */
export function useDeleteSaved() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (goodsIds: readonly number[]) =>
      fetchData(operations.deleteSavedLines, { body: { goods_ids: [...goodsIds] } }, { read: savedLinesCodec.read }),
    onSuccess: (saved) => client.setQueryData(savedLinesQuery().queryKey, saved),
  });
}
