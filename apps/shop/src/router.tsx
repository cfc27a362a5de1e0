import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getRoute, matchRoute } from '@yaoji/routes';
import { type ComponentType, lazy, useCallback, useEffect } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { config } from '#config.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { Frame } from '#pages/frame/frame.tsx';
import { type BuiltRoute, isBuilt } from '#shared/routing/built-routes.ts';
import { followRoute, withSearch } from '#shared/routing/follow-route.ts';
import { href } from '#shared/routing/href.ts';
import { setNavigator } from '#shared/routing/navigator.ts';
import type { PageLoader, PageLocation, PageModule } from '#shared/routing/page-module.ts';
import { Redirect } from '#shared/routing/redirect.tsx';
import { useLinkNavigation } from '#shared/routing/use-link-navigation.ts';

/** What most visits need. The other pages stand in a table of their own, so that no first view carries their addresses. */
const firstPages = {
  home: () => import('#pages/general/home/home-page.tsx'),
  not_found: () => import('#pages/general/not-found/not-found-page.tsx'),
  list_index: () => import('#pages/list/list-index/list-index-page.tsx'),
  list_table: () => import('#pages/list/list-table/list-table-page.tsx'),
  list_no_image: () => import('#pages/list/list-no-image/list-no-image-page.tsx'),
  list_info: () => import('#pages/list/list-info/list-info-page.tsx'),
  search_index: () => import('#pages/search/search-index/search-index-page.tsx'),
  search_table: () => import('#pages/search/search-table/search-table-page.tsx'),
  cart: () => import('#pages/cart/cart/cart-page.tsx'),
} satisfies Partial<Record<BuiltRoute, PageLoader>>;

/** Of the routes that have a page, those whose page is not in the first table. */
export type LaterRoute = Exclude<BuiltRoute, keyof typeof firstPages>;

const isFirst = (name: BuiltRoute): name is keyof typeof firstPages => name in firstPages;

const importPage = async (name: BuiltRoute): Promise<PageModule> => {
  const load = isFirst(name) ? firstPages[name] : (await import('./later-pages.ts')).laterPages[name];
  const module = await load();
  // Shown before its code was there it stays what it was shown as: another component would begin anew.
  if (!pages.has(name)) pages.set(name, module.default);
  return module;
};

const pages = new Map<BuiltRoute, ComponentType>();

/** The page of a route: itself where its code is there, else one that waits for it. */
function pageOf(name: BuiltRoute): ComponentType {
  const known = pages.get(name);
  if (known) return known;
  const page = lazy(() => importPage(name));
  pages.set(name, page);
  return page;
}

/** Fetches the code of the page at an address, and with a client starts its queries too. */
async function prepareAddress(address: string, client?: QueryClient) {
  const page = await loadPage(address);
  if (page && client) prefetchPage(client, page);
}

type LoadedPage = { readonly name: BuiltRoute; readonly module: PageModule; readonly location: PageLocation };

/** The page that an address shows: its route, its code and what its data depends on. */
export async function loadPage(address: string) {
  const destination = followRoute(address);
  if (destination.kind !== 'page') return null;
  const { match, path } = destination;
  const location: PageLocation = {
    name: match.name,
    params: match.params,
    search: new URLSearchParams(path.split('?')[1]),
  };
  return { name: match.name, path, module: await importPage(match.name), location };
}

/** Starts the page's queries; those of a buyer's page only for somebody who is known to be one. */
export function prefetchPage(client: QueryClient, { name, module, location }: LoadedPage) {
  const isKnown = () => client.getQueryData(userStateQuery().queryKey)?.isLoggedIn === true;
  if (getRoute(name).access !== 'buyer' || isKnown()) module.prefetch?.(client, location);
}

// A page that cannot be fetched says so when it is opened.
const ignore = () => undefined;

/** The page at the address. The router is given its paths alone: sorting those of every page takes longer than drawing one. */
export function ShopRoutes() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => setNavigator(navigate), [navigate]);
  useLinkNavigation({
    onApproach: useCallback((address) => void prepareAddress(address).catch(ignore), []),
    onFollow: useCallback((address) => void prepareAddress(address, client).catch(ignore), [client]),
  });
  const { name, redirect } = matchRoute(pathname);
  return (
    <Routes>
      <Route element={<Frame />}>
        {redirect === undefined && isBuilt(name) && routesTo(name)}
        <Route path="*" element={<Elsewhere />} />
      </Route>
    </Routes>
  );
}

const routesTo = (name: BuiltRoute) => {
  const { path, aliases = [] } = getRoute(name);
  const Page = pageOf(name);
  return [path, ...aliases].map((each) => <Route key={each} path={each} element={<Page />} />);
};

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
  return <Redirect to={withSearch(target, search)} />;
}
