import type { PageRoute } from '@yaoji/routes';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useLocation } from 'react-router';
import { type Destination, followRoute } from './follow-route.ts';

const DestinationContext = createContext<Destination>({ kind: 'nowhere' });

/** Matches the address with the route table, once for everything within. */
export function RouteProvider({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const destination = useMemo(() => followRoute(pathname), [pathname]);
  return <DestinationContext value={destination}>{children}</DestinationContext>;
}

/** Where the address leads. */
export const useDestination = (): Destination => use(DestinationContext);

/** The name of the route shown; an address that leads nowhere shows the page for that. */
export function useRouteName(): PageRoute {
  const destination = useDestination();
  return destination.kind === 'page' ? destination.match.name : 'not_found';
}

const none = {};

/** The parameters of the address, decoded. */
export function useRouteParams(): Readonly<Record<string, string | undefined>> {
  const destination = useDestination();
  return destination.kind === 'page' ? destination.match.params : none;
}
