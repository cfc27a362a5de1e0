import type { RouteName } from '@yaoji/routes';

/** The routes that have a page. The router must give each of them one; nothing links to any other. */
export const builtRoutes = [
  'home',
  'not_found',
  'no_activity',
  'login',
  'list_index',
  'list_table',
  'list_no_image',
  'list_info',
  'search_index',
  'search_table',
  'cart',
  'cart_step2',
  'cart_step3',
  'cart_step4',
  'order_list',
  'order_info',
] as const satisfies readonly RouteName[];

export type BuiltRoute = (typeof builtRoutes)[number];

const built: ReadonlySet<RouteName> = new Set(builtRoutes);

export const isBuilt = (name: RouteName): name is BuiltRoute => built.has(name);
