import type { RouteParams } from './path-params.ts';
import { fillPath, parsePath, readPath, type Segment } from './path-pattern.ts';
import { writeQuery } from './query.ts';
import { SITE_ADDRESS } from './route.ts';
import { getRoute, type RouteName, routes } from './routes.ts';

/** What an address leads to. Comparing `name` narrows `params`. */
export type RouteMatch = {
  [Name in RouteName]: {
    readonly name: Name;
    /** The parameters, decoded. */
    readonly params: RouteParams<Name>;
    /** The same place by the route's own path, without query. */
    readonly path: string;
    /** Where to go instead: a path with its query, or `SITE_ADDRESS`; undefined where the page stands here. */
    readonly redirect: string | undefined;
  };
}[RouteName];

type Pattern = { readonly name: RouteName; readonly segments: readonly Segment[] };

let patterns: readonly Pattern[] | undefined;

/** Fixed text wins over a parameter, a parameter over one that may be left out, a page over the shell it fills. */
function listPatterns(): readonly Pattern[] {
  const names = Object.keys(routes) as RouteName[];
  return names
    .flatMap((name) =>
      [getRoute(name).path, ...(getRoute(name).aliases ?? [])].map((path) => ({ name, segments: parsePath(path) })),
    )
    .reverse()
    .sort((one, other) => compareSegments(one.segments, other.segments));
}

function compareSegments(one: readonly Segment[], other: readonly Segment[]): number {
  const length = Math.max(one.length, other.length);
  for (let index = 0; index < length; index++) {
    const difference = weigh(one[index]) - weigh(other[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}

function weigh(segment: Segment | undefined): number {
  if (!segment) return 3;
  if (!segment.param) return 0;
  return segment.optional ? 2 : 1;
}

/**
 * The route that an address leads to. Takes a path or a whole URL; query, hash and a slash at the end are ignored.
 * Aliases give the route that they stand for; an unknown path gives `any`, which redirects to `/404`.
 *
 * @example matchRoute('/list/info/42?from=home') // { name: 'list_info', params: { id: '42' }, path: '/list_info/42', … }
 */
export function matchRoute(url: string | URL): RouteMatch {
  const pathname = String(url).replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*|[?#][\s\S]*$/gi, '');
  const parts = pathname.split('/').filter((part) => part !== '');
  patterns ??= listPatterns();
  for (const { name, segments } of patterns) {
    const params = readPath(segments, parts);
    if (params) return toMatch(name, params, fillPath(getRoute(name).path, params));
  }
  return toMatch('any', {}, pathname);
}

function toMatch(name: RouteName, params: Record<string, string>, path: string): RouteMatch {
  const { redirect } = getRoute(name);
  return { name, params, path, redirect: redirect && fillRedirect(redirect, params) } as RouteMatch;
}

function fillRedirect(redirect: string, params: Record<string, string>): string {
  if (redirect === SITE_ADDRESS) return redirect;
  const named = new Set(parsePath(redirect).map(({ text }) => text));
  const rest = Object.entries(params).filter(([name]) => !named.has(name));
  return fillPath(redirect, params) + writeQuery(Object.fromEntries(rest));
}
