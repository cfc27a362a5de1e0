import { getRoute, type RouteName } from './routes.ts';

/**
 * The title of the browser's window: the route's title, then the site's. `subject` names what the page shows, such as
 * a goods, and goes first. An untitled route has the site's title alone.
 *
 * @example documentTitle('list_info', '药集', '六味地黄丸') // '六味地黄丸 - 商品详情 - 药集'
 */
export function documentTitle(name: RouteName, siteTitle: string, subject?: string): string {
  return [subject, getRoute(name).title, siteTitle].filter(Boolean).join(' - ');
}
