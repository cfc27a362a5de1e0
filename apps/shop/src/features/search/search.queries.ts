import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { listOf, type Suggestion, suggestionCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { storedSuggestions } from './stored-suggestions.ts';

export type SearchType = Suggestion['type'];

/** Suggestions for a keyword (C032), stale after 5 s (S5). */
export const suggestionsQuery = (keywords: string, type: SearchType) =>
  queryOptions({
    queryKey: ['suggestions', type, keywords],
    queryFn: async ({ signal }) => {
      const list = await fetchData(
        operations.suggestGoods,
        { query: { keywords, type } },
        { read: listOf(suggestionCodec).read, signal },
      );
      storedSuggestions.write({ type, keywords, at: Date.now(), list });
      return list;
    },
    enabled: keywords !== '',
    staleTime: 5_000,
    initialData: () => storedSuggestions.read(type, keywords)?.list,
    initialDataUpdatedAt: () => storedSuggestions.read(type, keywords)?.at,
  });

/** Popular searches (C033). */
export const hotSearchesQuery = () =>
  queryOptions({
    queryKey: ['hot-searches'],
    queryFn: () => fetchData(operations.listHotSearches),
    staleTime: 10 * 60_000,
  });
