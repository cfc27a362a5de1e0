import { getRoute, type RouteName } from '@yaoji/routes';
import { isBuilt } from './built-routes.ts';

/** The address of a route without parameters, or null while it has no page: menus leave out what cannot be opened. */
export const linkTo = (name: RouteName): string | null => (isBuilt(name) ? getRoute(name).path : null);
