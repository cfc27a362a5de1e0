import { operations } from '@yaoji/api-client';
import { type CartLine, cartFiguresCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { ask } from '#shared/notices/question.store.ts';
import { useCartChange } from './change-cart.ts';

export const sendDeletion = (ids: readonly number[]) =>
  fetchData(operations.deleteCartLines, { body: { ids: [...ids] } }, { read: cartFiguresCodec.read });

export const without = (lines: readonly CartLine[], ids: readonly number[]) =>
  lines.filter(({ id }) => !ids.includes(id));

/** Deletes lines (C016) after the buyer confirms (S17). */
export function useDeleteLines() {
  const { mutate, isPending } = useCartChange({ send: sendDeletion, apply: without });
  const deleteLines = async (ids: readonly number[]) => {
    const text = ids.length === 1 ? '确定删除这件商品吗?' : `确定删除选中的${ids.length}种商品吗?`;
    if (await ask({ text, confirmLabel: '删除', destructive: true })) mutate(ids);
  };
  return { deleteLines, deleting: isPending };
}
