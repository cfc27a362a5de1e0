import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';
import { dueKey, workbenchKey } from './workbench.queries.ts';

/** Mutes reminders of products for some days, or permanently (C223). */
export function useMuteDue() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ goodsId, days }: { goodsId: number; days?: number }) =>
      fetchData(operations.muteDueGoods, { body: { goods_id: goodsId, ...(days ? { days } : {}) } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: dueKey });
      void client.invalidateQueries({ queryKey: workbenchKey });
    },
  });
}
