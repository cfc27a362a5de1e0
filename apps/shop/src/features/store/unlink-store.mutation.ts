import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { Store, StoreLink } from '@yaoji/api-client/wire';
import { toast } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';
import { ask } from '#shared/notices/question.store.ts';
import { storeKeys } from './store.queries.ts';

/** Unlinks a store after the buyer confirms (C152). */
export function useUnlinkStore() {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: number) => fetchData(operations.unlinkStore, { params: { id } }),
    onSuccess: () => void toast.success('门店已解绑'),
    onSettled: () => client.invalidateQueries({ queryKey: storeKeys.all }),
  });
  const unlinkStore = async ({ id, company }: Pick<Store, 'id' | 'company'>, role: StoreLink['role'] = 'store') => {
    const confirmed = await ask({
      title: '解绑门店',
      text:
        role === 'store'
          ? `解绑后不能再切换到${company}，也不能向它复制购物车。`
          : `解绑后，${company}不能再切换到本店。`,
      confirmLabel: '解绑',
      destructive: true,
    });
    if (confirmed) mutate(id);
  };
  return { unlinkStore, unlinkingId: isPending ? variables : undefined };
}
