import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';
import { messageKeys } from './message.queries.ts';

/** Deletes messages (C162). `onDeleted` passes the new unread count to other views. */
export function useDeleteMessages(onDeleted: (unread: number) => unknown) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'message' },
    mutationFn: (ids: readonly number[]) => fetchData(operations.deleteMessages, { body: { ids: [...ids] } }),
    onSuccess: ({ unread }) => onDeleted(unread),
    onSettled: () => client.invalidateQueries({ queryKey: messageKeys.all }),
  });
}
