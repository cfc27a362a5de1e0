import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@yaoji/api-client';
import { operations } from '@yaoji/api-client/desk';

/**
 * A write may change any visible list, figure or log, so it refetches all of them. Any answer that reports an expired
 * session redirects to the sign-in.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof ApiError && error.kind === 'signedOut')
          client.setQueryData([operations.getOperator.id, {}], null);
      },
    }),
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
