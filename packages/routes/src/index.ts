export { documentTitle } from './document-title.ts';
export { type HrefArguments, href } from './href.ts';
export { matchRoute, type RouteMatch } from './match-route.ts';
export type { HrefParams, PathParams, RouteParams } from './path-params.ts';
export { fillPath, type ParamValues } from './path-pattern.ts';
export type { Query } from './query.ts';
export { type CartStep, type MenuMode, type Route, type RouteAccess, type RouteLayout, SITE_ADDRESS } from './route.ts';
export { getRoute, hasPage, type PageId, type PageRoute, type RouteName, routes } from './routes.ts';
