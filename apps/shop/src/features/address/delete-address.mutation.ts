import { operations } from '@yaoji/api-client';
import type { Address } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { ask } from '#shared/notices/question.store.ts';
import { useChange } from '#shared/query/use-change.ts';
import { addressKeys } from './address.queries.ts';

/** Deletes an address after the buyer confirms (C143). */
export function useDeleteAddress() {
  const { mutate, isPending, variables } = useChange(
    [addressKeys.all],
    (id: number) => fetchData(operations.deleteAddress, { params: { id } }),
    '收货地址已删除',
  );
  const deleteAddress = async ({ id, receiver, region, detail }: Address) => {
    const confirmed = await ask({
      title: '删除收货地址',
      text: `确定删除${receiver}的地址“${region}${detail}”吗?`,
      confirmLabel: '删除',
      destructive: true,
    });
    if (confirmed) mutate(id);
  };
  return { deleteAddress, deletingId: isPending ? variables : undefined };
}
