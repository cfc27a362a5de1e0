import { matchRoute, type RouteMatch, SITE_ADDRESS } from '@yaoji/routes';
import { type BuiltRoute, isBuilt } from './built-routes.ts';

type Destination =
  | { readonly kind: 'page'; readonly match: Extract<RouteMatch, { name: BuiltRoute }>; readonly path: string }
  | { readonly kind: 'site' }
  | { readonly kind: 'nowhere' };

/** Where on the page of an order its parcels are followed. */
export const trackAnchor = '#track';

/** Where a path of this shop leads once its redirects are followed; nowhere where no page stands at the end. */
export function followRoute(path: string): Destination {
  const match = matchRoute(path);
  if (match.redirect === SITE_ADDRESS) return { kind: 'site' };
  if (match.redirect && match.name !== 'any') {
    const end = followRoute(match.redirect);
    return end.kind === 'page' && match.name === 'order_logistics' ? { ...end, path: end.path + trackAnchor } : end;
  }
  return isBuilt(match.name)
    ? { kind: 'page', match: match as Extract<RouteMatch, { name: BuiltRoute }>, path }
    : { kind: 'nowhere' };
}

/** The target of a redirect with the query that it was asked with, where it has none of its own. */
export const withSearch = (target: string, asked: string) => {
  const start = asked.indexOf('?');
  if (target.includes('?') || start < 0) return target;
  const [path, ...anchor] = target.split('#');
  return [path + asked.slice(start), ...anchor].join('#');
};
