import type { HrefParams } from './path-params.ts';
import { fillPath } from './path-pattern.ts';
import { type Query, writeQuery } from './query.ts';
import { type RouteName, routes } from './routes.ts';

/** The arguments after the name; parameters are required if the path needs one. */
export type HrefArguments<Name extends RouteName> =
  Record<never, never> extends HrefParams<Name>
    ? [params?: HrefParams<Name>, query?: Query]
    : [params: HrefParams<Name>, query?: Query];

/** Names the required parameters in the type error of a call without them. */
type Needs<Name extends RouteName, Arguments> = Arguments extends []
  ? Record<never, never> extends HrefParams<Name>
    ? unknown
    : { readonly needs: HrefParams<Name> }
  : unknown;

/**
 * The address of a route, as a path with its query. The path types the parameters.
 *
 * @example href('list_info', { id: 42 }) // '/list_info/42'
 * @example href('search_index', {}, { keywords: '阿胶' }) // '/search_index?keywords=%E9%98%BF%E8%83%B6'
 */
export function href<Name extends RouteName, Arguments extends [] | HrefArguments<Name>>(
  name: Name & Needs<Name, Arguments>,
  ...[params, query]: Arguments
): string {
  return fillPath(routes[name].path, params ?? {}) + writeQuery(query ?? {});
}
