import { getRoute, hasPage, matchRoute, type PageRoute, type RouteName, routes as table } from '@yaoji/routes';
import { PageLoading } from '@yaoji/ui';
import { type LoaderFunctionArgs, Outlet, type RouteObject, redirect } from 'react-router';
import { config } from '#config.ts';
import { isKnownBuyer } from '#features/user/user.queries.ts';
import { Frame } from '#layout/frame.tsx';
import { PageError } from '#layout/page-error.tsx';
import { whenOnline } from '#shared/page/when-online.ts';
import { queryClientContext } from '#shared/query/query-client.ts';
import { followRoute, withSearch } from '#shared/routing/follow-route.ts';
import { href } from '#shared/routing/href.ts';
import type { PageModule } from '#shared/routing/page-module.ts';
import { useLinkNavigation } from '#shared/routing/use-link-navigation.ts';

// Most visits start on one of these pages, so the first script includes them.
import './pages/general/home/home-page.tsx';
import './pages/list/list-index/list-index-page.tsx';

const modules = import.meta.glob<PageModule>('./pages/*/*/*-page.tsx');
const files = new Map(Object.keys(modules).map((file) => [/([^/]+)-page\.tsx$/.exec(file)?.[1], file]));

/** The file of a route's page, named after the page: `order-list-page.tsx` for `order_list`. */
function fileOf(name: PageRoute): string {
  const page = table[name].page.replaceAll('_', '-');
  const file = files.get(page);
  if (!file) throw new Error(`There is no ${page}-page.tsx in src/pages, the page of the route ${name}.`);
  return file;
}

/** The source file of a route's page. */
export const pageFile = (name: PageRoute): string => fileOf(name).replace('./', 'src/');

export const importPage = (name: PageRoute): Promise<PageModule> =>
  (modules[fileOf(name)] as () => Promise<PageModule>)();

const pageObject = (name: PageRoute, path: string): RouteObject => ({
  id: path,
  path,
  handle: { name },
  errorElement: <PageError />,
  hydrateFallbackElement: <PageLoading />,
  lazy: whenOnline(async () => {
    const module = await importPage(name);
    return { Component: module.default, loader: (args) => startQueries(name, module, args) };
  }),
});

/** Starts a page's queries without waiting for them. Only known buyers start those of a buyer's page (P2). */
function startQueries(
  name: PageRoute,
  { prefetch, findRedirect }: PageModule,
  { request, params, context }: LoaderFunctionArgs,
) {
  const client = context.get(queryClientContext);
  const location = { name, params, search: new URL(request.url).searchParams };
  const elsewhere = findRedirect?.(location);
  if (elsewhere) return redirect(elsewhere);
  if (getRoute(name).access !== 'buyer' || isKnownBuyer(client)) prefetch?.(client, location);
  return null;
}

/** Redirects an address without a page to the end of its redirects, or to /404. */
function followRedirect({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const destination = followRoute(pathname);
  if (destination.kind === 'site') return redirect(config.siteAddress);
  return redirect(withSearch(destination.kind === 'page' ? destination.path : href('not_found'), search));
}

/** The paths of a route, except those that lead to another route's page. */
const pathsOf = (name: RouteName) =>
  [getRoute(name).path, ...(getRoute(name).aliases ?? [])].filter(
    (path) => path.includes(':') || matchRoute(path).name === name,
  );
const names = Object.keys(table) as RouteName[]; // The table has no other keys.
const children = names.flatMap((name) =>
  pathsOf(name).map((path) =>
    hasPage(name)
      ? pageObject(name, path)
      : { id: path, path, loader: followRedirect, element: null, hydrateFallbackElement: <PageLoading /> },
  ),
);

/** Fetches a page's code before it is opened, but not offline: see `whenOnline`. Opening it reports a failure. */
function prepareAddress(address: string) {
  const destination = followRoute(address);
  if (destination.kind === 'page' && navigator.onLine) void importPage(destination.match.name).catch(() => undefined);
}

function Shop() {
  useLinkNavigation(prepareAddress);
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** The shop's routes in react-router's format. */
export const routes: RouteObject[] = [{ id: 'shop', Component: Shop, children }];
