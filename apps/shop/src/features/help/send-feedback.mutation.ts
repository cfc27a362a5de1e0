import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type FeedbackForm, feedbackFormCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/fetch-data.ts';

/** Tells the shop something (C052). */
export const useSendFeedback = () =>
  useMutation({
    mutationFn: (form: FeedbackForm) => fetchData(operations.sendFeedback, { body: feedbackFormCodec.write(form) }),
  });
