import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';
import { feedbackQuery } from './feedback.queries.ts';

/** Replies to a feedback conversation (C257). */
export function useReplyToFeedback() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: number; text: string }) =>
      fetchData(operations.replyToFeedback, { params: { id }, body: { text } }),
    onSuccess: () => client.invalidateQueries(feedbackQuery()),
  });
}
