import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@yaoji/api-client';

/**
 * Errors have been told to the buyer by then, so nothing is retried behind his back but a read that did not get
 * through, once; coming back online or to the window asks again for what is old.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 1 && error instanceof ApiError && error.kind === 'offline' && error.canRetry,
        retryDelay: 2_000,
        // A request made offline fails at once, which is told (E9), instead of waiting in silence.
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
