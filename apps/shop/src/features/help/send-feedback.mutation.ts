import { operations } from '@yaoji/api-client';
import { type FeedbackForm, feedbackFormCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { useChange } from '#shared/query/use-change.ts';
import { feedbackQuery } from './feedback.queries.ts';

/** Sends feedback to the shop (C052). */
export const useSendFeedback = () =>
  useChange([feedbackQuery().queryKey], (form: FeedbackForm) =>
    fetchData(operations.sendFeedback, { body: feedbackFormCodec.write(form) }),
  );
