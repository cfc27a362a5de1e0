import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';
import { useChange } from '#shared/query/use-change.ts';
import { feedbackQuery } from './feedback.queries.ts';

/** Replies to a feedback conversation (C257). */
export const useReplyToFeedback = () =>
  useChange([feedbackQuery().queryKey], ({ id, text }: { id: number; text: string }) =>
    fetchData(operations.replyToFeedback, { params: { id }, body: { text } }),
  );
