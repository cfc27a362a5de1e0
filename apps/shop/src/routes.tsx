import {
  getRoute,
  hasPage,
  matchRoute,
  type PageId,
  type PageRoute,
  type RouteName,
  routes as table,
} from '@yaoji/routes';
import { type LoaderFunctionArgs, Outlet, type RouteObject, redirect } from 'react-router';
import { config } from '#config.ts';
import { isKnownBuyer } from '#features/user/user.queries.ts';
import { Frame } from '#pages/frame/frame.tsx';
import { PageError } from '#pages/frame/page-error.tsx';
import { PagePending } from '#pages/frame/page-pending.tsx';
import { whenOnline } from '#shared/page/when-online.ts';
import { queryClientContext } from '#shared/query/query-client.ts';
import { followRoute, withSearch } from '#shared/routing/follow-route.ts';
import { href } from '#shared/routing/href.ts';
import type { PageModule } from '#shared/routing/page-module.ts';
import { useLinkNavigation } from '#shared/routing/use-link-navigation.ts';

// Most visits begin on one of these pages: they are in the first script.
import './pages/general/home/home-page.tsx';
import './pages/list/list-index/list-index-page.tsx';

/** The file of each page: a forgotten one does not compile. */
const files: Record<PageId, string> = {
  home: './pages/general/home/home-page.tsx',
  not_found: './pages/general/not-found/not-found-page.tsx',
  no_activity: './pages/general/no-activity/no-activity-page.tsx',
  login: './pages/general/login/login-page.tsx',
  loading: './pages/general/loading/loading-page.tsx',
  loading_activity: './pages/general/loading-activity/loading-activity-page.tsx',
  points_mall: './pages/activity/points-mall/points-mall-page.tsx',
  list_other: './pages/activity/list-other/list-other-page.tsx',
  cashback: './pages/activity/cashback/cashback-page.tsx',
  daily_special: './pages/activity/daily-special/daily-special-page.tsx',
  combination: './pages/activity/combination/combination-page.tsx',
  welfare: './pages/activity/welfare/welfare-page.tsx',
  coupon_centre: './pages/activity/coupon-centre/coupon-centre-page.tsx',
  zone_template: './pages/activity/zone-template/zone-template-page.tsx',
  activity_template: './pages/activity/activity-template/activity-template-page.tsx',
  yyh: './pages/activity/clinic/clinic-page.tsx',
  yyh_list: './pages/activity/clinic-list/clinic-list-page.tsx',
  activity_zone: './pages/activity/activity-zone/activity-zone-page.tsx',
  activity_centre: './pages/activity/activity-centre/activity-centre-page.tsx',
  brand_list: './pages/brand/brand-list/brand-list-page.tsx',
  brand_detail: './pages/brand/brand-detail/brand-detail-page.tsx',
  user_home: './pages/member/user-home/user-home-page.tsx',
  account_basic: './pages/account/basic/basic-page.tsx',
  account_documents: './pages/account/documents/documents-page.tsx',
  account_stores: './pages/account/stores/stores-page.tsx',
  account_addresses: './pages/account/addresses/addresses-page.tsx',
  account_messages: './pages/account/messages/messages-page.tsx',
  account_security: './pages/account/security/security-page.tsx',
  wallet: './pages/wallet/overview/overview-page.tsx',
  wallet_balance: './pages/wallet/balance/balance-page.tsx',
  wallet_red_packets: './pages/wallet/red-packets/red-packets-page.tsx',
  wallet_points: './pages/wallet/points/points-page.tsx',
  wallet_coupons: './pages/wallet/coupons/coupons-page.tsx',
  wallet_vouchers: './pages/wallet/vouchers/vouchers-page.tsx',
  order_list: './pages/order/order-list/order-list-page.tsx',
  order_info: './pages/order/order-info/order-info-page.tsx',
  order_return_info: './pages/order/order-return-info/order-return-info-page.tsx',
  order_after_sales_info: './pages/order/order-after-sales-info/order-after-sales-info-page.tsx',
  order_receiving: './pages/order/order-receiving/order-receiving-page.tsx',
  points_orders: './pages/order/points-orders/points-orders-page.tsx',
  list_index: './pages/list/list-index/list-index-page.tsx',
  list_table: './pages/list/list-table/list-table-page.tsx',
  category_browser: './pages/list/category-browser/category-browser-page.tsx',
  list_no_image: './pages/list/list-no-image/list-no-image-page.tsx',
  list_info: './pages/list/list-info/list-info-page.tsx',
  search_index: './pages/search/search-index/search-index-page.tsx',
  search_table: './pages/search/search-table/search-table-page.tsx',
  cart: './pages/cart/cart/cart-page.tsx',
  cart_step2: './pages/cart/check/check-page.tsx',
  cart_step3: './pages/cart/pay/pay-page.tsx',
  cart_step4: './pages/cart/complete/complete-page.tsx',
  cart_hm: './pages/cart/transfer/transfer-page.tsx',
  forget_step1: './pages/forget/forget-step1/forget-step1-page.tsx',
  forget_step2: './pages/forget/forget-step2/forget-step2-page.tsx',
  forget_step3: './pages/forget/forget-step3/forget-step3-page.tsx',
  register_step1: './pages/register/register-step1/register-step1-page.tsx',
  register_step2: './pages/register/register-step2/register-step2-page.tsx',
  register_step3: './pages/register/register-step3/register-step3-page.tsx',
  register_wechat: './pages/register/register-wechat/register-wechat-page.tsx',
  register_dd_step1: './pages/register/register-dd-step1/register-dd-step1-page.tsx',
  register_dd_step2: './pages/register/register-dd-step2/register-dd-step2-page.tsx',
  register_dd_step3: './pages/register/register-dd-step3/register-dd-step3-page.tsx',
  yx_index: './pages/zone/yx-index/yx-index-page.tsx',
  yx_table: './pages/zone/yx-table/yx-table-page.tsx',
  yx_rule: './pages/zone/yx-rule/yx-rule-page.tsx',
  controlled_zone: './pages/zone/controlled-zone/controlled-zone-page.tsx',
  controlled_index: './pages/zone/controlled-index/controlled-index-page.tsx',
  controlled_goods: './pages/zone/controlled-goods/controlled-goods-page.tsx',
  tcm_zone: './pages/zone/tcm-zone/tcm-zone-page.tsx',
  devices_zone: './pages/zone/devices-zone/devices-zone-page.tsx',
  near_expiry_zone: './pages/zone/near-expiry-zone/near-expiry-zone-page.tsx',
  quick_purchase: './pages/self-service/quick-purchase/quick-purchase-page.tsx',
  demand: './pages/self-service/demand/demand-page.tsx',
  demand_add: './pages/self-service/demand-add/demand-add-page.tsx',
  demand_info: './pages/self-service/demand-info/demand-info-page.tsx',
  e_invoice: './pages/self-service/e-invoice/e-invoice-page.tsx',
  goods_reminders: './pages/self-service/reminders/reminders-page.tsx',
  recalls: './pages/self-service/recalls/recalls-page.tsx',
  favourites: './pages/self-service/favourites/favourites-page.tsx',
  reports: './pages/self-service/reports/reports-page.tsx',
  feedback: './pages/self-service/feedback/feedback-page.tsx',
  help_article: './pages/help/help-article/help-article-page.tsx',
  help_dedicated: './pages/help/help-dedicated/help-dedicated-page.tsx',
  help_complaint: './pages/help/help-complaint/help-complaint-page.tsx',
  help_contact: './pages/help/help-contact/help-contact-page.tsx',
  news_industry: './pages/help/news-industry/news-industry-page.tsx',
  news_company: './pages/help/news-company/news-company-page.tsx',
  news_info: './pages/help/news-info/news-info-page.tsx',
  e_contract: './pages/general/e-contract/e-contract-page.tsx',
};

/** The module of each file, fetched when it is called. */
const modules = import.meta.glob<PageModule>('./pages/*/*/*-page.tsx');

/** The source file of a route's page. */
export const pageFile = (name: PageRoute): string => files[table[name].page].replace('./', 'src/');

/** Fetches the module of a route's page. */
export async function importPage(name: PageRoute): Promise<PageModule> {
  const load = modules[files[table[name].page]];
  if (!load) throw new Error(`${pageFile(name)}, the page of the route ${name}, does not exist.`);
  return await load();
}

const pageObject = (name: PageRoute, path: string): RouteObject => ({
  id: path,
  path,
  handle: { name },
  errorElement: <PageError />,
  hydrateFallbackElement: <PagePending />,
  lazy: whenOnline(async () => {
    const module = await importPage(name);
    return { Component: module.default, loader: (args) => startQueries(name, module, args) };
  }),
});

/** Starts a page's queries, which nobody waits for. Only known buyers start those of a buyer's page (P2). */
function startQueries(
  name: PageRoute,
  { prefetch, leadsTo }: PageModule,
  { request, params, context }: LoaderFunctionArgs,
) {
  const client = context.get(queryClientContext);
  const location = { name, params, search: new URL(request.url).searchParams };
  const elsewhere = leadsTo?.(location);
  if (elsewhere) return redirect(elsewhere);
  if (getRoute(name).access !== 'buyer' || isKnownBuyer(client)) prefetch?.(client, location);
  return null;
}

/** Leads from an address without a page to the page at the end of its redirects, or to /404. */
function followRedirect({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const destination = followRoute(pathname);
  if (destination.kind === 'site') return redirect(config.siteAddress);
  return redirect(withSearch(destination.kind === 'page' ? destination.path : href('not_found'), search));
}

/** Its paths, but for those at which the table has the page of another route instead. */
const pathsOf = (name: RouteName) =>
  [getRoute(name).path, ...(getRoute(name).aliases ?? [])].filter(
    (path) => path.includes(':') || matchRoute(path).name === name,
  );
const names = Object.keys(table) as RouteName[]; // The table has no other keys.
const children = names.flatMap((name) =>
  pathsOf(name).map((path) =>
    hasPage(name) ? pageObject(name, path) : { id: path, path, loader: followRedirect, element: null },
  ),
);

/** Fetches the code of the page at an address. A page that can't be fetched says so when it is opened. */
function prepareAddress(address: string) {
  const destination = followRoute(address);
  if (destination.kind === 'page') void importPage(destination.match.name).catch(() => undefined);
}

function Shop() {
  useLinkNavigation(prepareAddress);
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** The shop's routes as react-router takes them. */
export const routes: RouteObject[] = [{ id: 'shop', Component: Shop, children }];
