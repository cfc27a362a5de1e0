import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Notices } from '#shared/notices/notices.tsx';
import { createQueryClient } from '#shared/query/query-client.ts';

/** Shows a page as the shop would, at an address; the others are blank. */
export function renderPage(page: ReactNode, { path = '/', at = path }: { path?: string; at?: string } = {}) {
  const client = createQueryClient();
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Notices />
    </QueryClientProvider>,
  );
  return { ...view, client, router, user: userEvent.setup() };
}
