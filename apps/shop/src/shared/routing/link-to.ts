import { getRoute, hasPage, type RouteName } from '@yaoji/routes';

/** The address of a route without parameters, or null while it has no page, so that menus leave it out. */
export const linkTo = (name: RouteName): string | null => (hasPage(name) ? getRoute(name).path : null);
