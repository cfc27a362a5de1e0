import { type DefaultOptions, QueryCache, QueryClient, type QueryFilters } from '@tanstack/react-query';
import { ApiError } from '@yaoji/api-client';
import { createContext, RouterContextProvider } from 'react-router';

/**
 * The buyer has been shown the error by then, so nothing is retried behind his back but a read that did not get
 * through, once; coming back online or to the window asks again for what is old.
 */
export function createQueryClient(queries: DefaultOptions['queries'] = {}) {
  const failed = new WeakSet<object>();
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (_error, query) => void failed.add(query),
      onSuccess: (_data, query) => {
        if (!failed.delete(query)) return;
        // The server is well again: what failed beside it may have nothing to press.
        const askedAgain: QueryFilters = { type: 'active', predicate: ({ state }) => mayHelp(state.error) };
        void client.refetchQueries(askedAgain, { cancelRefetch: false });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 1 && mayHelp(error) && error.kind === 'offline',
        retryDelay: 2_000,
        // A request made offline fails at once with a message (E9) in place of waiting.
        networkMode: 'always',
        refetchOnReconnect: 'always',
        ...queries,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}

/** Whether asking again may bring the answer. */
const mayHelp = (error: unknown): error is ApiError => error instanceof ApiError && error.canRetry;

/** The query client of the loaders: a browser has one, a server one for each page that it renders. */
export const queryClientContext = createContext<QueryClient>();

export const routerContext = (client: QueryClient) =>
  new RouterContextProvider(new Map([[queryClientContext, client]]));
