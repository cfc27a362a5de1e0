import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { workbenchKey } from '#features/workbench/workbench.queries.ts';
import { fetchData } from '#shared/api/api.ts';
import { remindersKey } from './reminder.queries.ts';

/** Cancels reminders of products (C262). */
export function useCancelReminders() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[]) =>
      fetchData(operations.cancelGoodsReminders, { body: { goods_ids: [...ids] } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: remindersKey }),
        client.invalidateQueries({ queryKey: workbenchKey }),
      ]),
  });
}
