import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type FeedbackForm, feedbackFormCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { feedbackQuery } from './feedback.queries.ts';

/** Sends feedback to the shop (C052). */
export function useSendFeedback() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: FeedbackForm) => fetchData(operations.sendFeedback, { body: feedbackFormCodec.write(form) }),
    onSuccess: () => client.invalidateQueries(feedbackQuery()),
  });
}
