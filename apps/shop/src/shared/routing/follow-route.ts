import { matchRoute, type RouteMatch, SITE_ADDRESS } from '@yaoji/routes';
import { type BuiltRoute, isBuilt } from './built-routes.ts';

type Destination =
  | { readonly kind: 'page'; readonly match: Extract<RouteMatch, { name: BuiltRoute }>; readonly path: string }
  | { readonly kind: 'site' }
  | { readonly kind: 'nowhere' };

/** Where a path of this shop leads once its redirects are followed; nowhere where no page stands at the end. */
export function followRoute(path: string): Destination {
  const match = matchRoute(path);
  if (match.redirect === SITE_ADDRESS) return { kind: 'site' };
  if (match.redirect && match.name !== 'any') return followRoute(match.redirect);
  return isBuilt(match.name)
    ? { kind: 'page', match: match as Extract<RouteMatch, { name: BuiltRoute }>, path }
    : { kind: 'nowhere' };
}
