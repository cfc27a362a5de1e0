import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@yaoji/api-client';

/** Whatever is written may change any list, figure or log in sight: all of them are asked for again. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({ onSettled: () => void client.invalidateQueries() }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, error) => count < 1 && error instanceof ApiError && error.canRetry,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
