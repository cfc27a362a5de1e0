import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { BuiltRoute } from './built-routes.ts';
import { followRoute } from './follow-route.ts';

/** The name of the route that a path shows; what leads nowhere shows the page for it. */
function routeNameAt(pathname: string): BuiltRoute {
  const destination = followRoute(pathname);
  return destination.kind === 'page' ? destination.match.name : 'not_found';
}

/** The name of the route shown. */
export function useRouteName(): BuiltRoute {
  const { pathname } = useLocation();
  return useMemo(() => routeNameAt(pathname), [pathname]);
}
