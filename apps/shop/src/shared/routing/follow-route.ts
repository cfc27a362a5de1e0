import { hasPage, matchRoute, type PageRoute, type RouteMatch, SITE_ADDRESS } from '@yaoji/routes';

/** The end of an address; `path` is where its page stands, another address where the asked one redirects. */
export type Destination =
  | { readonly kind: 'page'; readonly match: Extract<RouteMatch, { name: PageRoute }>; readonly path: string }
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
  return hasPage(match.name)
    ? { kind: 'page', match: match as Extract<RouteMatch, { name: PageRoute }>, path }
    : { kind: 'nowhere' };
}

/** The target of a redirect with the query that it was asked with, where it has none of its own. */
export const withSearch = (target: string, asked: string) => {
  const start = asked.indexOf('?');
  if (target.includes('?') || start < 0) return target;
  const [path, ...anchor] = target.split('#');
  return [path + asked.slice(start), ...anchor].join('#');
};
