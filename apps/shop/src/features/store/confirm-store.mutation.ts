import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { toast } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';
import { storeKeys } from './store.queries.ts';

/** Lets a head office that requested it work as this account (C236). */
export function useConfirmStore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (officeId: number) => fetchData(operations.confirmStore, { params: { id: officeId } }),
    onSuccess: () => void toast.success('已同意绑定'),
    onSettled: () => client.invalidateQueries({ queryKey: storeKeys.all }),
  });
}
