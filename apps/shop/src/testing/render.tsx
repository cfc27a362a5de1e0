import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type Location, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { Notices } from '#shared/notices/notices.tsx';
import { createQueryClient } from '#shared/query/query-client.ts';

/** Shows a page as the shop would, at an address; the others are blank. */
export function renderPage(page: ReactNode, { path = '/', at = path }: { path?: string; at?: string } = {}) {
  const client = createQueryClient();
  let shown: Location;
  const Place = () => {
    shown = useLocation();
    return null;
  };
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <Place />
        <Routes>
          <Route path={path} element={page} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
      <Notices />
    </QueryClientProvider>,
  );
  return { ...view, client, place: () => shown, user: userEvent.setup() };
}
