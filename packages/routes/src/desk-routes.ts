import type { PathParams } from './path-params.ts';
import { fillPath } from './path-pattern.ts';
import { type Query, writeQuery } from './query.ts';

/** A screen of the desk. */
export type DeskRoute = {
  /** `:name` is a parameter. */
  readonly path: string;
  /** Title of the browser window and label in the menu. */
  readonly title: string;
};

/** Every screen of the desk by name. */
export const deskRoutes = {
  work: { path: '/', title: '待办' },
  waiting: { path: '/work/:kind', title: '待办事项' },
  signIn: { path: '/sign-in', title: '登录' },
  firstOwner: { path: '/first-owner', title: '开通工作台' },
  orders: { path: '/orders', title: '订单' },
  order: { path: '/orders/:id', title: '订单详情' },
  pointsOrders: { path: '/orders/points', title: '积分订单' },
  orderCodes: { path: '/orders/:id/codes', title: '追溯码' },
  picking: { path: '/picking', title: '配货' },
  buyers: { path: '/buyers', title: '客户' },
  invitations: { path: '/buyers/invitations', title: '新建与邀请' },
  buyer: { path: '/buyers/:id', title: '客户详情' },
  goods: { path: '/goods', title: '商品' },
  priceLists: { path: '/goods/import', title: '导入价目表' },
  priceList: { path: '/goods/import/:id', title: '价目表' },
  activities: { path: '/activities', title: '促销' },
  newActivity: { path: '/activities/new', title: '新建活动' },
  activity: { path: '/activities/:id', title: '活动' },
  ownPrices: { path: '/activities/own-prices', title: '协议价' },
  rebates: { path: '/activities/rebates', title: '返利' },
  proposals: { path: '/activities/proposals', title: '推荐单' },
  coupons: { path: '/activities/coupons', title: '优惠券' },
  grants: { path: '/activities/grants', title: '现金券与红包' },
  pointsGoods: { path: '/activities/points-goods', title: '积分商品' },
  draws: { path: '/activities/draws', title: '抽奖' },
  banners: { path: '/banners', title: '内容' },
  menus: { path: '/banners/menus', title: '导航与链接' },
  categories: { path: '/banners/categories', title: '分类' },
  makers: { path: '/banners/makers', title: '厂家' },
  brands: { path: '/banners/brands', title: '品牌' },
  articles: { path: '/banners/articles', title: '文章' },
  messages: { path: '/banners/messages', title: '消息' },
  settings: { path: '/settings', title: '设置' },
  delivery: { path: '/settings/delivery', title: '配送' },
  webhooks: { path: '/erp/webhooks', title: '推送' },
  recalls: { path: '/recalls', title: '召回' },
  recall: { path: '/recalls/:goodsId/:batchNo', title: '批号去向' },
  erp: { path: '/erp', title: '接口' },
  statement: { path: '/money', title: '财务' },
  bank: { path: '/money/bank', title: '银行流水' },
  rebateSums: { path: '/money/rebates', title: '返利入账' },
  refunds: { path: '/money/refunds', title: '退款' },
  invoices: { path: '/money/invoices', title: '发票' },
  audit: { path: '/money/audit', title: '稽核' },
  figures: { path: '/figures', title: '数据' },
  sales: { path: '/figures/sales', title: '销售' },
  slowGoods: { path: '/figures/slow', title: '滞销' },
  expiringStock: { path: '/figures/expiring', title: '近效期' },
  colleagues: { path: '/colleagues', title: '同事' },
  roles: { path: '/colleagues/roles', title: '岗位' },
  log: { path: '/log', title: '操作日志' },
  system: { path: '/log/system', title: '系统' },
  account: { path: '/account', title: '我的账号' },
} as const satisfies Record<string, DeskRoute>;

/** Name of a screen of the desk, e.g. `orders`. */
export type DeskRouteName = keyof typeof deskRoutes;

type Params<Name extends DeskRouteName> = {
  readonly [Key in keyof PathParams<(typeof deskRoutes)[Name]['path']>]: string | number;
};
type Arguments<Params> =
  Record<never, never> extends Params ? [params?: Params, query?: Query] : [params: Params, query?: Query];

/**
 * The address of a desk screen, as a path with its query. Throws if a parameter is missing or empty.
 *
 * @example deskHref('order', { id: 42 }) // '/orders/42'
 * @example deskHref('orders', {}, { status: 'paid' }) // '/orders?status=paid'
 */
export function deskHref<Name extends DeskRouteName>(name: Name, ...[params, query]: Arguments<Params<Name>>): string {
  return fillPath(deskRoutes[name].path, params ?? {}) + writeQuery(query ?? {});
}
