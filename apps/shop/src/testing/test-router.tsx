import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { routerContext } from '#shared/query/query-client.ts';
import { setRouter } from '#shared/routing/navigator.ts';
import { routes } from '../routes.tsx';

/** The shop's routes at an address other than the window's. */
export const shopRouter = (client: QueryClient, at: string) => routerOf(routes, client, at);

function routerOf(routes: RouteObject[], client: QueryClient, at: string) {
  const router = createMemoryRouter(routes, { initialEntries: [at], getContext: () => routerContext(client) });
  setRouter(router);
  return router;
}

const [shop] = routes;

/** Routes that show `content` for each page, without the frame and without loading a page. */
export const partRouter = (client: QueryClient, at: string, content: (name: unknown) => ReactNode) => {
  const children = (shop?.children ?? []).map(({ id, path, handle }): RouteObject => {
    const name = (handle as { name: string } | undefined)?.name; // routes.tsx gives one to each page.
    return { ...(id ? { id } : {}), path: path ?? '*', handle, element: name ? content(name) : null };
  });
  return routerOf(children, client, at);
};
