import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { Notices } from '#pages/frame/notices/notices.tsx';
import { createQueryClient } from '#shared/query/query-client.ts';
import { RouteProvider } from '#shared/routing/shown-route.tsx';
import { App } from '../app.tsx';
import { resetStores } from './reset-stores.ts';

export type ShopAtProps = {
  /** The address within the shop. */
  at: string;
  /** A part that is shown in place of the shop's pages, with what surrounds it there. */
  children?: ReactNode;
};

/** The shop, or a part of it, at an address that is not the window's. */
export default function ShopAt({ at, children }: ShopAtProps) {
  const [client] = useState(() => {
    resetStores();
    return createQueryClient();
  });
  const router = (content: ReactNode) => <MemoryRouter initialEntries={[at]}>{content}</MemoryRouter>;
  if (!children) return <App queryClient={client} router={router} />;
  return (
    <QueryClientProvider client={client}>
      {router(<RouteProvider>{children}</RouteProvider>)}
      <Notices />
    </QueryClientProvider>
  );
}
