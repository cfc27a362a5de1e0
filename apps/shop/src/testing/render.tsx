import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoute } from '@yaoji/routes';
import type { ReactNode } from 'react';
import { type Location, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Notices } from '#layout/notices/notices.tsx';
import { createQueryClient } from '#shared/query/query-client.ts';
import { partRouter } from './test-router.tsx';

type RenderOptions = { path?: string; at?: string; client?: QueryClient };

/** Renders a page as the shop would at an address; other pages are blank. */
export function renderPage(
  page: ReactNode,
  { path = '/', at = path, client = createQueryClient() }: RenderOptions = {},
) {
  let shown: Location;
  const { name } = matchRoute(path);
  const Place = ({ children }: { children: ReactNode }) => {
    shown = useLocation();
    return children;
  };
  const router = partRouter(client, at, (route) => <Place>{route === name && page}</Place>);
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Notices />
    </QueryClientProvider>,
  );
  return { ...view, client, place: () => shown, user: userEvent.setup() };
}
