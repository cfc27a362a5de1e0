import { type DeskRouteName, deskRoutes } from '@yaoji/routes/desk';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { CrashedPage, MissingPage } from '#pages/frame/failed-page.tsx';
import { Frame } from '#pages/frame/frame.tsx';

/** The file of each screen; a forgotten one fails to compile. */
const pages: Record<DeskRouteName, () => Promise<{ default: ComponentType }>> = {
  work: () => import('#pages/work/work-page.tsx'),
  waiting: () => import('#pages/work/waiting-page.tsx'),
  signIn: () => import('#pages/session/sign-in-page.tsx'),
  firstOwner: () => import('#pages/session/first-owner-page.tsx'),
  orders: () => import('#pages/order/order-list-page.tsx'),
  order: () => import('#pages/order/order-page.tsx'),
  pointsOrders: () => import('#pages/order/points-orders-page.tsx'),
  orderCodes: () => import('#pages/order/codes-page.tsx'),
  picking: () => import('#pages/order/picking-page.tsx'),
  buyers: () => import('#pages/buyer/buyer-list-page.tsx'),
  invitations: () => import('#pages/buyer/invitations-page.tsx'),
  buyer: () => import('#pages/buyer/buyer-page.tsx'),
  goods: () => import('#pages/goods/goods-page.tsx'),
  priceLists: () => import('#pages/price-list/price-lists-page.tsx'),
  priceList: () => import('#pages/price-list/price-list-page.tsx'),
  activities: () => import('#pages/promotions/activity-list-page.tsx'),
  newActivity: () => import('#pages/promotions/activity-page.tsx'),
  activity: () => import('#pages/promotions/activity-page.tsx'),
  ownPrices: () => import('#pages/promotions/own-price-page.tsx'),
  rebates: () => import('#pages/promotions/rebate-page.tsx'),
  proposals: () => import('#pages/promotions/proposal-page.tsx'),
  coupons: () => import('#pages/promotions/coupon-page.tsx'),
  grants: () => import('#pages/promotions/grant-page.tsx'),
  pointsGoods: () => import('#pages/promotions/points-goods-page.tsx'),
  draws: () => import('#pages/promotions/draw-page.tsx'),
  banners: () => import('#pages/content/banner-page.tsx'),
  menus: () => import('#pages/content/menu-page.tsx'),
  categories: () => import('#pages/content/category-page.tsx'),
  makers: () => import('#pages/content/maker-page.tsx'),
  brands: () => import('#pages/content/brand-page.tsx'),
  articles: () => import('#pages/content/article-page.tsx'),
  messages: () => import('#pages/content/message-page.tsx'),
  settings: () => import('#pages/settings/settings-page.tsx'),
  delivery: () => import('#pages/settings/delivery-page.tsx'),
  webhooks: () => import('#pages/erp/webhooks-page.tsx'),
  recalls: () => import('#pages/recall/recalls-page.tsx'),
  recall: () => import('#pages/recall/recall-page.tsx'),
  erp: () => import('#pages/erp/erp-keys-page.tsx'),
  statement: () => import('#pages/money/statement-page.tsx'),
  bank: () => import('#pages/money/bank-page.tsx'),
  rebateSums: () => import('#pages/money/rebate-sums-page.tsx'),
  refunds: () => import('#pages/money/refund-page.tsx'),
  invoices: () => import('#pages/money/invoice-page.tsx'),
  audit: () => import('#pages/money/audit-page.tsx'),
  figures: () => import('#pages/figures/figures-page.tsx'),
  sales: () => import('#pages/figures/sales-page.tsx'),
  slowGoods: () => import('#pages/figures/slow-goods-page.tsx'),
  expiringStock: () => import('#pages/figures/expiring-stock-page.tsx'),
  colleagues: () => import('#pages/colleagues/colleagues-page.tsx'),
  roles: () => import('#pages/colleagues/roles-page.tsx'),
  log: () => import('#pages/log/log-page.tsx'),
  system: () => import('#pages/log/system-page.tsx'),
  account: () => import('#pages/session/account-page.tsx'),
};

const objectOf = (name: DeskRouteName): RouteObject => ({
  path: deskRoutes[name].path,
  lazy: async () => ({ Component: (await pages[name]()).default }),
  errorElement: <CrashedPage />,
});
const { signIn: _signIn, firstOwner: _firstOwner, ...framed } = pages;

export const routeObjects: RouteObject[] = [
  { ...objectOf('signIn'), hydrateFallbackElement: <></> },
  { ...objectOf('firstOwner'), hydrateFallbackElement: <></> },
  {
    element: <Frame />,
    hydrateFallbackElement: <></>,
    errorElement: <CrashedPage />,
    children: [
      ...(Object.keys(framed) as DeskRouteName[]).map(objectOf), // The record has no other keys.
      { path: '*', element: <MissingPage /> },
    ],
  },
];
