/** Which category menu a page shows: all goods, the free-shipping zone, the TCM zone or the devices zone. */
export type MenuMode = 'normal' | 'yx' | 'zy' | 'qx';

/** A step of buying: 1 cart, 2 check, 3 pay, 4 complete. */
export type CartStep = 1 | 2 | 3 | 4;

/** What stands around a page. */
export type RouteLayout = {
  /** The whole header, the short one of login-style pages, or none. */
  readonly header: 'shop' | 'login' | 'none';
  /** Whether the header casts a shadow on the page. */
  readonly shadow: boolean;
  readonly footer: boolean;
  /** The rail at the right with the cart drawer. */
  readonly panel: boolean;
  /** The category menu, or null for none. */
  readonly menu: MenuMode | null;
  /** The navigation bar under the search row. */
  readonly nav: boolean;
  /** The advertisement at the top right. */
  readonly topAd: boolean;
  /** The step shown in the header, or null outside the cart flow. */
  readonly step: CartStep | null;
  /** Whether going back to the page returns to where it was scrolled; otherwise it starts at the top. */
  readonly restoresScroll: boolean;
};

/** Who may open a page: anyone, or a logged-in buyer. */
export type RouteAccess = 'visitor' | 'buyer';

/** A row of the route table. */
export type Route = {
  /** The canonical path: `:name` is a parameter, `:name?` one that may be left out. */
  readonly path: string;
  /** Other paths that show the same page; they take the same parameters. */
  readonly aliases?: readonly string[];
  /** The id of the page that is shown; absent where the route redirects, or stands for a group. */
  readonly page?: string;
  /** The path to go to instead, or `SITE_ADDRESS`. Parameters that it does not name become its query. */
  readonly redirect?: string;
  /** The page's own title; absent where the page is untitled. */
  readonly title?: string;
  /** The title of the group that the page belongs to. */
  readonly parentTitle?: string;
  readonly access: RouteAccess;
  readonly layout: RouteLayout;
};

/** The redirect of a route that leaves for the default address of the site, which is configuration. */
export const SITE_ADDRESS = '(default site address)';
