import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ErrorState } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#shared/page/error-boundary.tsx';
import { HydratedMark } from '#shared/page/hydrated.ts';

/** Wraps the router in browsers, on the server and in tests. */
export function App({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKey=""
      fallback={() => (
        <>
          <ErrorState fullPage title="页面出错了" onRetry={() => location.reload()} />
          <HydratedMark />
        </>
      )}
    >
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ErrorBoundary>
  );
}
