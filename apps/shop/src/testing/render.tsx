import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoute } from '@yaoji/routes';
import type { ReactNode } from 'react';
import { type Location, MemoryRouter, useLocation } from 'react-router';
import { Notices } from '#pages/frame/notices/notices.tsx';
import { createQueryClient } from '#shared/query/query-client.ts';
import { RouteProvider, useRouteName } from '#shared/routing/shown-route.tsx';

type RenderOptions = { path?: string; at?: string; client?: QueryClient };

/** Shows a page as the shop would, at an address; the others are blank. */
export function renderPage(
  page: ReactNode,
  { path = '/', at = path, client = createQueryClient() }: RenderOptions = {},
) {
  let shown: Location;
  const { name } = matchRoute(path);
  const Place = () => {
    shown = useLocation();
    return useRouteName() === name ? page : null;
  };
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <RouteProvider>
          <Place />
        </RouteProvider>
      </MemoryRouter>
      <Notices />
    </QueryClientProvider>,
  );
  return { ...view, client, place: () => shown, user: userEvent.setup() };
}
