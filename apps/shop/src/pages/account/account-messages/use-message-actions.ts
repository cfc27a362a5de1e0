import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@yaoji/ui';
import { useDeleteMessages } from '#features/message/delete-messages.mutation.ts';
import { useReadMessages } from '#features/message/read-messages.mutation.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { ask } from '#shared/notices/question.store.ts';

/** Marks messages as read and deletes them; the frame's badges update. */
export function useMessageActions() {
  const client = useQueryClient();
  const setUnread = (messageCount: number) =>
    client.setQueryData(userStateQuery().queryKey, (user) => user && { ...user, messageCount });
  const reading = useReadMessages(setUnread);
  const deleting = useDeleteMessages(setUnread);
  return {
    read: (ids: readonly number[]) => reading.mutate(ids),
    readAll: () => reading.mutate(undefined),
    isReading: reading.isPending,
    /** Deletes after confirmation; `onDeleted` runs once they are gone. */
    remove: async (ids: readonly number[], onDeleted?: () => void) => {
      const text = ids.length === 1 ? '确定删除这条消息吗?' : `确定删除选中的${ids.length}条消息吗?`;
      const confirmed = await ask({
        title: '删除消息',
        text,
        confirmLabel: '删除',
        destructive: true,
      });
      if (!confirmed) return;
      deleting.mutate(ids, {
        onSuccess: () => {
          toast.success('消息已删除');
          onDeleted?.();
        },
      });
    },
    removingIds: deleting.isPending ? deleting.variables : [],
  };
}
