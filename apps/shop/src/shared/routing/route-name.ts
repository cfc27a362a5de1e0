import { useLocation } from 'react-router';
import type { BuiltRoute } from './built-routes.ts';
import { followRoute } from './follow-route.ts';

let last: { pathname: string; name: BuiltRoute } | undefined;

/**
 * The name of the route that a path shows; what leads nowhere shows the page for it. Every card asks for the same path,
 * so the last answer is kept.
 */
function routeNameAt(pathname: string): BuiltRoute {
  if (last?.pathname !== pathname) {
    const destination = followRoute(pathname);
    last = { pathname, name: destination.kind === 'page' ? destination.match.name : 'not_found' };
  }
  return last.name;
}

/** The name of the route shown. */
export function useRouteName(): BuiltRoute {
  const { pathname } = useLocation();
  return routeNameAt(pathname);
}
