import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getRoute } from '@yaoji/routes';
import { lazy, useCallback, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router';
import { config } from '#config.ts';
import { Frame } from '#pages/frame/frame.tsx';
import { type BuiltRoute, builtRoutes } from '#shared/routing/built-routes.ts';
import { followRoute } from '#shared/routing/follow-route.ts';
import { href } from '#shared/routing/href.ts';
import { setNavigator } from '#shared/routing/navigator.ts';
import type { PageModule } from '#shared/routing/page-module.ts';
import { useLinkNavigation } from '#shared/routing/use-link-navigation.ts';

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

const shownPages = builtRoutes.map((name) => {
  const { path, aliases = [] } = getRoute(name);
  return { Page: lazy(pages[name]), paths: [path, ...aliases] };
});

/** Fetches the code of the page at an address, and with a client starts its queries too. */
async function prepareAddress(address: string, client?: QueryClient) {
  const destination = followRoute(address);
  if (destination.kind !== 'page') return;
  const { name, params } = destination.match;
  const { prefetch } = await pages[name]();
  if (client) prefetch?.(client, { params, search: new URLSearchParams(destination.path.split('?')[1]) });
}

// A page that cannot be fetched says so when it is opened.
const ignore = () => undefined;

/** Every page under its path and aliases. */
export function ShopRoutes() {
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => setNavigator(navigate), [navigate]);
  useLinkNavigation({
    onApproach: useCallback((address) => void prepareAddress(address).catch(ignore), []),
    onFollow: useCallback((address) => void prepareAddress(address, client).catch(ignore), [client]),
  });
  return (
    <Routes>
      <Route element={<Frame />}>
        {shownPages.flatMap(({ Page, paths }) =>
          paths.map((path) => <Route key={path} path={path} element={<Page />} />),
        )}
        <Route path="*" element={<Elsewhere />} />
      </Route>
    </Routes>
  );
}

/** Redirects of the route table, and every unknown path: to the page at their end, or to /404. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  const destination = followRoute(pathname);
  const isSite = destination.kind === 'site';
  useEffect(() => {
    if (isSite) location.replace(config.siteAddress);
  }, [isSite]);
  if (isSite) return null;
  const target = destination.kind === 'page' ? destination.path : href('not_found');
  return <Navigate to={target.includes('?') ? target : target + search} replace />;
}
