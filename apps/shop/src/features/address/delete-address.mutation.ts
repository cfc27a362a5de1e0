import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { Address } from '@yaoji/api-client/wire';
import { toast } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';
import { ask } from '#shared/notices/question.store.ts';
import { addressKeys } from './address.queries.ts';

/** Deletes an address after the buyer confirms (C143). */
export function useDeleteAddress() {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: number) => fetchData(operations.deleteAddress, { params: { id } }),
    onSuccess: () => void toast.success('收货地址已删除'),
    onSettled: () => client.invalidateQueries({ queryKey: addressKeys.all }),
  });
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
