import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { Notices } from '#layout/notices/notices.tsx';
import { createQueryClient } from '#shared/query/query-client.ts';
import { App } from '../app.tsx';
import { resetStores } from './reset-stores.ts';
import { partRouter, shopRouter } from './test-router.tsx';

export type ShopAtProps = {
  /** The address within the shop. */
  at: string;
  /** Replaces the shop's pages, with the usual providers. */
  children?: ReactNode;
};

/** The shop, or a part of it, at an address other than the window's. */
export default function ShopAt({ at, children }: ShopAtProps) {
  const [{ client, router }] = useState(() => {
    resetStores();
    const client = createQueryClient();
    return { client, router: children ? partRouter(client, at, () => children) : shopRouter(client, at) };
  });
  const content = <RouterProvider router={router} />;
  if (!children) return <App queryClient={client}>{content}</App>;
  return (
    <QueryClientProvider client={client}>
      {content}
      <Notices />
    </QueryClientProvider>
  );
}
