import { useQuery } from '@tanstack/react-query';
import { getRoute, type RouteName } from '@yaoji/routes';
import { userStateQuery } from '#features/user/user.queries.ts';
import { useRouteName } from '#shared/routing/use-route-name.ts';

/** Pages that ask for the user state themselves, or not at all (P3). */
const unasked: ReadonlySet<RouteName> = new Set(['user_home', 'login', 'register_wechat']);

/** Whether the frame of a page asks who is looking. */
export const asksWhoLooks = (name: RouteName) => getRoute(name).layout.header !== 'none' && !unasked.has(name);

/** Who is looking, as the frame knows it: `user` is null for a visitor, undefined while unknown. */
export function useViewer() {
  const name = useRouteName();
  const { data: state, dataUpdatedAt, isError } = useQuery({ ...userStateQuery(), enabled: asksWhoLooks(name) });
  const user = name === 'login' || name === 'register_wechat' ? null : state && (state.isLoggedIn ? state : null);
  const known = user !== undefined || isError;
  return { user, site: state?.site, known, updatedAt: dataUpdatedAt };
}
