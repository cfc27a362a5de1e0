import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { listOf, recallNoticeCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

export const recallsKey = ['recall'] as const;

/** Recalls of the buyer's batches, unanswered ones first (C270). */
export const recallsQuery = () =>
  queryOptions({
    queryKey: recallsKey,
    queryFn: ({ signal }) => fetchData(operations.listRecalls, {}, { read: listOf(recallNoticeCodec).read, signal }),
    staleTime: 0,
  });
