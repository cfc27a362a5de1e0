import { useQuery } from '@tanstack/react-query';
import { getRoute, type RouteName } from '@yaoji/routes';
import { userStateQuery } from '#features/user/user.queries.ts';
import { useRouteName } from '#shared/routing/use-route-name.ts';

/** Pages that fetch the user state themselves, or not at all (P3). */
const unasked: ReadonlySet<RouteName> = new Set(['user_home', 'login', 'register_wechat']);

/** Whether a page's frame fetches the viewer. */
export const fetchesViewer = (name: RouteName) => getRoute(name).layout.header !== 'none' && !unasked.has(name);

/** The viewer, as far as the frame knows: `user` is null for a visitor, undefined while unknown. */
export function useViewer() {
  const name = useRouteName();
  const { data: state, dataUpdatedAt, isError } = useQuery({ ...userStateQuery(), enabled: fetchesViewer(name) });
  const user = name === 'login' || name === 'register_wechat' ? null : state && (state.isLoggedIn ? state : null);
  const known = user !== undefined || isError;
  return { user, site: state?.site, known, updatedAt: dataUpdatedAt };
}
