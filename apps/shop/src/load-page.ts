import type { QueryClient } from '@tanstack/react-query';
import { getRoute, type PageId, routes } from '@yaoji/routes';
import { type ComponentType, lazy } from 'react';
import { isServerBuild } from '#config.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { whenOnline } from '#shared/page/when-online.ts';
import { followRoute } from '#shared/routing/follow-route.ts';
import type { PageLocation, PageModule } from '#shared/routing/page-module.ts';

const components = new Map<PageId, ComponentType>();

/** The component of a page: itself where its code is there, else one that waits for it. */
export function pageComponent(id: PageId): ComponentType {
  const known = components.get(id);
  if (known) return known;
  const component = lazy(whenOnline(() => fetchPage(id)));
  components.set(id, component);
  return component;
}

async function fetchPage(id: PageId): Promise<PageModule> {
  const module = await importModule(id);
  // Shown before its code was there it stays what it was shown as: another component would begin anew.
  if (!components.has(id)) components.set(id, module.default);
  return module;
}

/** The page that the server made the document for is named there, so that a first view needs no list of all pages. */
async function importModule(id: PageId): Promise<PageModule> {
  const script = isServerBuild ? null : document.head.querySelector<HTMLLinkElement>(`link[data-page=${id}]`);
  return script ? import(/* @vite-ignore */ script.href) : (await import('./pages.ts')).importPage(id);
}

/** The page that an address shows: its route, its code and what its data depends on. */
export async function loadPage(address: string) {
  const destination = followRoute(address);
  if (destination.kind !== 'page') return null;
  const { match, path } = destination;
  const { page } = routes[match.name];
  const location: PageLocation = {
    name: match.name,
    params: match.params,
    search: new URLSearchParams(path.split('?')[1]),
  };
  return { name: match.name, page, path, module: await fetchPage(page), location };
}

type LoadedPage = Pick<NonNullable<Awaited<ReturnType<typeof loadPage>>>, 'name' | 'module' | 'location'>;

/** Starts the page's queries; those of a buyer's page only for somebody who is known to be one. */
export function prefetchPage(client: QueryClient, { name, module, location }: LoadedPage) {
  const isKnown = () => client.getQueryData(userStateQuery().queryKey)?.isLoggedIn === true;
  if (getRoute(name).access !== 'buyer' || isKnown()) module.prefetch?.(client, location);
}
