import { getRoute, type RouteName } from './routes.ts';

/**
 * The title of the browser window: subject, route title, site title. `subject` names the page's content, such as a
 * product. A route without a title shows the site's title only.
 *
 * @example documentTitle('list_info', '药集', '六味地黄丸') // '六味地黄丸 - 商品详情 - 药集'
 */
export function documentTitle(name: RouteName, siteTitle: string, subject?: string): string {
  return [subject, getRoute(name).title, siteTitle].filter(Boolean).join(' - ');
}
