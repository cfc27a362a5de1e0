import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { feedbackCodec, listOf } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

/** The buyer's feedback with the replies, latest first (C256). */
export const feedbackQuery = () =>
  queryOptions({
    queryKey: ['feedback'],
    queryFn: () => fetchData(operations.listFeedback, {}, { read: listOf(feedbackCodec).read }),
  });
