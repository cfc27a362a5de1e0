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

/** Stands for every first part of a path that is no fixed text, and for none. */
const OPEN = ':';

const headOf = (path: string) => {
  const [, head = ''] = path.split('/', 2);
  return head === '' || head.startsWith(OPEN) ? OPEN : head.toLowerCase();
};

let paths: Map<string, { name: RouteName; path: string }[]> | undefined;
const patterns = new Map<string, readonly Pattern[]>();

/** All paths by their first part: a visit asks for few of them, and only those need to be read. */
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

/** Fixed text wins over a parameter, a parameter over one that may be left out, a page over the shell it fills. */
function patternsUnder(head: string): readonly Pattern[] {
  const known = patterns.get(head);
  if (known) return known;
  paths ??= listPaths();
  const found = (paths.get(head) ?? [])
    .map(({ name, path }) => ({ name, segments: parsePath(path) }))
    .reverse()
    .sort((one, other) => compareSegments(one.segments, other.segments));
  // Unknown heads are anybody's to invent: only those of the table are kept.
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
 * The route that an address leads to. Takes a path or a whole URL; query, hash and a slash at the end are ignored.
 * Aliases give the route that they stand for; an unknown path gives `any`, which redirects to `/404`.
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
