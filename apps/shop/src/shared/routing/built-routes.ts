import { type RouteName, routes } from '@yaoji/routes';

/** The routes that show no page of their own: they redirect, or stand for a group whose first page has their address. */
const pageless = [
  'any',
  'activity',
  'user',
  'account_basic_group',
  'order',
  'order_logistics',
  'list',
  'search',
  'forget',
  'register',
  'register_index',
  'register_dd',
  'yx',
  'self_service',
  'help',
  'help_guide',
  'help_serve',
  'help_us',
  'news',
  'help_pay',
  'eleven_index',
] as const satisfies readonly RouteName[];

/** A route with a page: the router must give it one. */
export type BuiltRoute = Exclude<RouteName, (typeof pageless)[number]>;

const without: ReadonlySet<RouteName> = new Set(pageless);

export const isBuilt = (name: RouteName): name is BuiltRoute => !without.has(name);

// The cast: the keys of the table are the names.
export const builtRoutes = (Object.keys(routes) as RouteName[]).filter(isBuilt);
