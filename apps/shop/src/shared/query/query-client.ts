import { type DefaultOptions, QueryCache, QueryClient, type QueryFilters } from '@tanstack/react-query';
import { ApiError } from '@yaoji/api-client';
import { createContext, RouterContextProvider } from 'react-router';

/**
 * The buyer has already seen the error, so the only automatic retry is one for a read that did not get through. Coming
 * back online or to the window refetches stale queries.
 */
export function createQueryClient(queries: DefaultOptions['queries'] = {}) {
  const failed = new WeakSet<object>();
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (_error, query) => void failed.add(query),
      onSuccess: (_data, query) => {
        if (!failed.delete(query)) return;
        // The server has recovered: refetch other failed queries, which may have no retry button.
        const askedAgain: QueryFilters = { type: 'active', predicate: ({ state }) => mayHelp(state.error) };
        void client.refetchQueries(askedAgain, { cancelRefetch: false });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 1 && mayHelp(error) && error.kind === 'offline',
        retryDelay: 2_000,
        // A request made offline fails at once with a message (E9) instead of waiting.
        networkMode: 'always',
        refetchOnReconnect: 'always',
        ...queries,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}

/** Whether a retry may succeed. */
const mayHelp = (error: unknown): error is ApiError => error instanceof ApiError && error.canRetry;

/** The loaders' query client: one per browser, and on a server one per rendered page. */
export const queryClientContext = createContext<QueryClient>();

export const routerContext = (client: QueryClient) =>
  new RouterContextProvider(new Map([[queryClientContext, client]]));
