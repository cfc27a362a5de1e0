import { useMatches } from 'react-router';
import type { BuiltRoute } from './built-routes.ts';

export type RouteHandle = { readonly name: BuiltRoute };

/** The name of the route shown. */
export function useRouteName(): BuiltRoute {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.name ?? 'not_found';
}
