import { href } from '@yaoji/routes';

/** Accounts of the demonstration, or a signed-out visitor. */
export type Viewer = 'visitor' | 'pharmacy' | 'newcomer';

/** A page of the shop for a viewer. */
export type ShownPage = {
  readonly at: string;
  readonly as: Viewer;
  /** Values in local storage, by key. */
  readonly remembers?: Readonly<Record<string, string>>;
};

/** The banner dialog of the home page opens once; it would hide most of the page. */
const remembers = { 'banner-dialog': '1' };
const seen =
  (as: Viewer) =>
  (at: string): ShownPage => ({ at, as, remembers });
const visitor = seen('visitor');
const pharmacy = seen('pharmacy');

/** Pages in Storybook, whose answers `pnpm --filter @yaoji/storybook record` records. */
export const pages = {
  home: pharmacy(href('home')),
  homeOfVisitor: visitor(href('home')),
  homeOfNewcomer: seen('newcomer')(href('home')),
  list: pharmacy(href('list_index')),
  listOfVisitor: visitor(href('list_index')),
  table: pharmacy(href('list_table')),
  search: pharmacy(`${href('search_index')}?keywords=六味`),
  nothingFound: pharmacy(`${href('search_index')}?keywords=没有这种药`),
  detail: pharmacy(href('list_info', { id: 1 })),
  tcmZone: pharmacy(href('tcm_zone')),
  nearExpiryZone: pharmacy(href('near_expiry_zone')),
  dailySpecial: pharmacy(href('daily_special')),
  cart: pharmacy(href('cart')),
  checkout: pharmacy(href('cart_step2')),
  orders: pharmacy(href('order_list')),
  order: pharmacy(href('order_info', { id: 1 })),
  quickPurchase: pharmacy(href('quick_purchase')),
  favourites: pharmacy(href('favourites')),
  coupons: pharmacy(href('wallet_coupons')),
  couponCentre: pharmacy(href('coupon_centre')),
  documents: pharmacy(href('account_documents')),
  login: visitor(href('login')),
  registration: visitor(href('register_step1')),
} satisfies Record<string, ShownPage>;

/** Calls of parts that open on a press, so no page above makes them. */
export const opened: Readonly<Record<Viewer, readonly string[]>> = {
  visitor: [],
  pharmacy: [
    '/api/activity/1',
    '/api/activity/1/goods?page=1&per_page=12',
    '/api/order/1/again',
    '/api/goods/compare?ids=1,2,3',
  ],
  newcomer: [],
};
