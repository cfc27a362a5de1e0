import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { routes } from '@yaoji/routes';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { config } from '#config.ts';
import { Frame } from '#pages/frame/frame.tsx';
import { withSearch } from '#shared/routing/follow-route.ts';
import { href } from '#shared/routing/href.ts';
import { setNavigator } from '#shared/routing/navigator.ts';
import { Redirect } from '#shared/routing/redirect.tsx';
import { RouteProvider, useDestination } from '#shared/routing/shown-route.tsx';
import { useLinkNavigation } from '#shared/routing/use-link-navigation.ts';
import { loadPage, pageComponent, prefetchPage } from './load-page.ts';

/** The page at the address in its frame. */
export function ShopRoutes() {
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => setNavigator(navigate), [navigate]);
  useLinkNavigation({
    onApproach: useCallback((address) => void prepareAddress(address).catch(ignore), []),
    onFollow: useCallback((address) => void prepareAddress(address, client).catch(ignore), [client]),
    onAct: useCallback((address) => askedReminder(address, client), [client]),
  });
  return (
    <RouteProvider>
      <Frame>
        <RoutePage />
      </Frame>
    </RouteProvider>
  );
}

/** A link to be reminded of goods does so without leaving the page (C261). */
function askedReminder(address: string, client: QueryClient): boolean {
  const isAsked = address.startsWith(`${href('goods_reminders')}?goods=`);
  if (isAsked) {
    void import('#features/reminder/add-reminder.mutation.ts').then(({ addReminder }) =>
      addReminder(client, Number(address.split('=')[1])).catch(ignore),
    );
  }
  return isAsked;
}

/** Fetches the code of the page at an address, and with a client starts its queries too. */
async function prepareAddress(address: string, client?: QueryClient) {
  const page = await loadPage(address);
  if (page && client) prefetchPage(client, page);
}

// A page that cannot be fetched says so when it is opened.
const ignore = () => undefined;

/** The page of the route; from a redirect, and from every unknown path, on to the page at its end or to /404. */
function RoutePage() {
  const { pathname, search } = useLocation();
  const destination = useDestination();
  const isSite = destination.kind === 'site';
  useEffect(() => {
    if (isSite) location.replace(config.siteAddress);
  }, [isSite]);
  if (isSite) return null;
  if (destination.kind === 'nowhere') return <Redirect to={withSearch(href('not_found'), search)} />;
  const { match, path } = destination;
  if (path !== pathname) return <Redirect to={withSearch(path, search)} />;
  const Page = pageComponent(routes[match.name].page);
  return <Page />;
}
