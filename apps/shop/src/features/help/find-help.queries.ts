import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';

/** Help articles that answer a question, or without one the most read (C291). */
export const helpFoundQuery = (keywords: string) =>
  queryOptions({
    queryKey: ['help', 'found', keywords],
    queryFn: () => fetchData(operations.searchHelp, { query: keywords === '' ? {} : { keywords } }),
    staleTime: 600_000,
  });
