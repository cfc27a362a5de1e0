import type { RouteParams } from './path-params.ts';
import { fillPath, parsePath, readPath, type Segment } from './path-pattern.ts';
import { writeQuery } from './query.ts';
import { SITE_ADDRESS } from './route.ts';
import { getRoute, type RouteName, routes } from './routes.ts';

/** The match of an address. Comparing `name` narrows `params`. */
export type RouteMatch = {
  [Name in RouteName]: {
    readonly name: Name;
    /** The decoded parameters. */
    readonly params: RouteParams<Name>;
    /** The route's canonical path, without query. */
    readonly path: string;
    /** Redirect target: a path with its query, or `SITE_ADDRESS`; undefined if there is none. */
    readonly redirect: string | undefined;
  };
}[RouteName];

type Pattern = { readonly name: RouteName; readonly segments: readonly Segment[] };

/** Key for paths that start with a parameter, and for the empty path. */
const OPEN = ':';

const headOf = (path: string) => {
  const [, head = ''] = path.split('/', 2);
  return head === '' || head.startsWith(OPEN) ? OPEN : head.toLowerCase();
};

let paths: Map<string, { name: RouteName; path: string }[]> | undefined;
const patterns = new Map<string, readonly Pattern[]>();

/** Paths by their first segment: only matching ones are compiled. */
function listPaths(): Map<string, { name: RouteName; path: string }[]> {
  const heads = new Map<string, { name: RouteName; path: string }[]>();
  for (const name of Object.keys(routes) as RouteName[]) {
    for (const path of [getRoute(name).path, ...(getRoute(name).aliases ?? [])]) {
      const head = headOf(path);
      const same = heads.get(head);
      if (same) same.push({ name, path });
      else heads.set(head, [{ name, path }]);
    }
  }
  return heads;
}

/** Fixed text wins over a parameter, a required parameter over an optional one, a page over its shell. */
function patternsUnder(head: string): readonly Pattern[] {
  const known = patterns.get(head);
  if (known) return known;
  paths ??= listPaths();
  const found = (paths.get(head) ?? [])
    .map(({ name, path }) => ({ name, segments: parsePath(path) }))
    .reverse()
    .sort((one, other) => compareSegments(one.segments, other.segments));
  // Anyone can invent unknown heads: only those of the table are cached.
  if (found.length > 0) patterns.set(head, found);
  return found;
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
 * The route of an address. Takes a path or a URL; ignores query, hash and a trailing slash. Aliases return their route;
 * an unknown path returns `any`, which redirects to `/404`.
 *
 * @example matchRoute('/list/info/42?from=home') // { name: 'list_info', params: { id: '42' }, path: '/list_info/42', … }
 */
export function matchRoute(url: string | URL): RouteMatch {
  const pathname = String(url).replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*|[?#][\s\S]*$/gi, '');
  const parts = pathname.split('/').filter((part) => part !== '');
  for (const head of [parts[0]?.toLowerCase() ?? OPEN, OPEN]) {
    for (const { name, segments } of patternsUnder(head)) {
      const params = readPath(segments, parts);
      if (params) return toMatch(name, params, fillPath(getRoute(name).path, params));
    }
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
