import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ErrorState } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#shared/page/error-boundary.tsx';
import { ShopRoutes } from './router.tsx';

export type AppProps = {
  queryClient: QueryClient;
  /** The router around the routes: of a browser, of a server, of a test. */
  router: (routes: ReactNode) => ReactNode;
};

export function App({ queryClient, router }: AppProps) {
  return (
    <ErrorBoundary
      resetKey=""
      fallback={() => <ErrorState fullPage title="页面出错了" onRetry={() => location.reload()} />}
    >
      <QueryClientProvider client={queryClient}>{router(<ShopRoutes />)}</QueryClientProvider>
    </ErrorBoundary>
  );
}
