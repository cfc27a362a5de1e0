import { operations } from '@yaoji/api-client';
import type { Store, StoreLink } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { ask } from '#shared/notices/question.store.ts';
import { useChange } from '#shared/query/use-change.ts';
import { storeKeys } from './store.queries.ts';

/** Unlinks a store after the buyer confirms (C152). */
export function useUnlinkStore() {
  const { mutate, isPending, variables } = useChange(
    [storeKeys.all],
    (id: number) => fetchData(operations.unlinkStore, { params: { id } }),
    '门店已解绑',
  );
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
