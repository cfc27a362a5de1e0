import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';
import { type MessagePage, messageKeys } from './message.queries.ts';

/**
 * Marks messages read, or all of them without ids (C161). An optimistic update; calls run one after another, so that
 * none cancels another. `onRead` passes the new unread count to other views.
 */
export function useReadMessages(onRead: (unread: number) => unknown) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'message' },
    mutationFn: (ids?: readonly number[]) => fetchData(operations.readMessages, { body: ids ? { ids: [...ids] } : {} }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey: messageKeys.all });
      const isMeant = (id: number) => !ids || ids.includes(id);
      client.setQueriesData<MessagePage>({ queryKey: messageKeys.all }, (page) => page && markRead(page, isMeant));
    },
    onSuccess: ({ unread }) => onRead(unread),
    onSettled: () => client.invalidateQueries({ queryKey: messageKeys.all }),
  });
}

const markRead = (page: MessagePage, isMeant: (id: number) => boolean): MessagePage => ({
  ...page,
  list: page.list.map((one) => (isMeant(one.id) ? { ...one, isRead: true } : one)),
});
