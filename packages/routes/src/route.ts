/** The category menu of a page: all products, the free-shipping zone, the TCM zone or the devices zone. */
export type MenuMode = 'normal' | 'yx' | 'zy' | 'qx';

/** A cart step: 1 cart, 2 checkout, 3 payment, 4 completed. */
export type CartStep = 1 | 2 | 3 | 4;

/** The layout around a page. */
export type RouteLayout = {
  /** The full header, the short one of login-style pages, or none. */
  readonly header: 'shop' | 'login' | 'none';
  /** Whether the header casts a shadow on the page. */
  readonly shadow: boolean;
  readonly footer: boolean;
  /** The right rail with the cart drawer. */
  readonly panel: boolean;
  /** The category menu, or null for none. */
  readonly menu: MenuMode | null;
  /** The navigation bar under the search row. */
  readonly nav: boolean;
  /** The advertisement at the top right. */
  readonly topAd: boolean;
  /** The cart step shown in the header, or null outside the cart flow. */
  readonly step: CartStep | null;
  /** Whether going back restores the scroll position; otherwise the page starts at the top. */
  readonly restoresScroll: boolean;
};

/** The required access of a page: anyone, or a logged-in buyer. */
export type RouteAccess = 'visitor' | 'buyer';

/** A row of the route table. */
export type Route = {
  /** The canonical path: `:name` is a parameter, `:name?` an optional one. */
  readonly path: string;
  /** Other paths to the same page; they have the same parameters. */
  readonly aliases?: readonly string[];
  /** The id of the page; absent if the route redirects or is a group. */
  readonly page?: string;
  /** The redirect target, a path or `SITE_ADDRESS`. Parameters that it does not name become its query. */
  readonly redirect?: string;
  /** The page's title; absent if it has none. */
  readonly title?: string;
  /** The title of the page's group. */
  readonly parentTitle?: string;
  readonly access: RouteAccess;
  readonly layout: RouteLayout;
};

/** The redirect target of a route that leads to the site's default address, which is configurable. */
export const SITE_ADDRESS = '(default site address)';
