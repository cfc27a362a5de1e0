import { hasPage, matchRoute, type PageRoute, type RouteMatch, SITE_ADDRESS } from '@yaoji/routes';

/** The result of following an address; `path` is the page's address after redirects. */
export type Destination =
  | { readonly kind: 'page'; readonly match: Extract<RouteMatch, { name: PageRoute }>; readonly path: string }
  | { readonly kind: 'site' }
  | { readonly kind: 'nowhere' };

/** The anchor of the parcels on an order's page. */
export const trackAnchor = '#track';

/** Follows a path of this shop through its redirects; `nowhere` if no page is at the end. */
export function followRoute(path: string): Destination {
  const match = matchRoute(path);
  if (match.redirect === SITE_ADDRESS) return { kind: 'site' };
  if (match.redirect && match.name !== 'any') {
    const end = followRoute(match.redirect);
    return end.kind === 'page' && match.name === 'order_logistics' ? { ...end, path: end.path + trackAnchor } : end;
  }
  return hasPage(match.name)
    ? { kind: 'page', match: match as Extract<RouteMatch, { name: PageRoute }>, path }
    : { kind: 'nowhere' };
}

/** A redirect's target, with the requested query unless it has its own. */
export const withSearch = (target: string, asked: string) => {
  const start = asked.indexOf('?');
  if (target.includes('?') || start < 0) return target;
  const [path, ...anchor] = target.split('#');
  return [path + asked.slice(start), ...anchor].join('#');
};
