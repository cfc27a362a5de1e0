import { getRoute } from '@yaoji/routes';
import { type LoaderFunctionArgs, type RouteObject, redirectDocument, replace } from 'react-router';
import { config } from '#config.ts';
import { Frame } from '#pages/frame/frame.tsx';
import { PageError } from '#pages/frame/page-error.tsx';
import { PagePending } from '#pages/frame/page-pending.tsx';
import { type BuiltRoute, builtRoutes } from '#shared/routing/built-routes.ts';
import { followRoute } from '#shared/routing/follow-route.ts';
import { href } from '#shared/routing/href.ts';
import { type PageModule, queryClientContext } from '#shared/routing/page-module.ts';
import type { RouteHandle } from '#shared/routing/route-name.ts';

const pages: Record<BuiltRoute, () => Promise<PageModule>> = {
  home: () => import('#pages/general/home/home-page.tsx'),
  not_found: () => import('#pages/general/not-found/not-found-page.tsx'),
  no_activity: () => import('#pages/general/no-activity/no-activity-page.tsx'),
  login: () => import('#pages/general/login/login-page.tsx'),
  list_index: () => import('#pages/list/list-index/list-index-page.tsx'),
  list_table: () => import('#pages/list/list-table/list-table-page.tsx'),
  list_no_image: () => import('#pages/list/list-no-image/list-no-image-page.tsx'),
  list_info: () => import('#pages/list/list-info/list-info-page.tsx'),
  search_index: () => import('#pages/search/search-index/search-index-page.tsx'),
  search_table: () => import('#pages/search/search-table/search-table-page.tsx'),
  cart: () => import('#pages/cart/cart/cart-page.tsx'),
  cart_step2: () => import('#pages/cart/check/check-page.tsx'),
  cart_step3: () => import('#pages/cart/pay/pay-page.tsx'),
  cart_step4: () => import('#pages/cart/complete/complete-page.tsx'),
  order_list: () => import('#pages/order/order-list/order-list-page.tsx'),
  order_info: () => import('#pages/order/order-info/order-info-page.tsx'),
};

function pageRoutes(name: BuiltRoute): RouteObject[] {
  const { path, aliases = [] } = getRoute(name);
  return [path, ...aliases].map((path) => ({
    path,
    handle: { name } satisfies RouteHandle,
    HydrateFallback: PagePending,
    ErrorBoundary: PageError,
    lazy: async () => {
      const { default: Component, prefetch } = await pages[name]();
      return {
        Component,
        loader: ({ request, params, context }: LoaderFunctionArgs) => {
          prefetch?.(context.get(queryClientContext), { params, search: new URL(request.url).searchParams });
          return null;
        },
      };
    },
  }));
}

/** Redirects of the route table, and every unknown path: to the page at their end, or to /404. */
function redirectElsewhere({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const destination = followRoute(pathname);
  if (destination.kind === 'site') return redirectDocument(config.siteAddress);
  if (destination.kind === 'nowhere') return replace(href('not_found'));
  return replace(destination.path + (destination.path.includes('?') ? '' : search));
}

export const routeObjects: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: PageError,
    children: [
      ...builtRoutes.flatMap(pageRoutes),
      { path: '*', HydrateFallback: PagePending, loader: redirectElsewhere },
    ],
  },
];
