import type { RouteAccess, RouteLayout } from './route.ts';

export const plain: RouteLayout = {
  header: 'shop',
  shadow: true,
  footer: true,
  panel: true,
  menu: null,
  nav: false,
  topAd: false,
  step: null,
  restoresScroll: true,
};

/** For pages with a bar at the foot: no rail, and no tabs on phones. */
export const working: RouteLayout = { ...plain, panel: false };
export const shopping: RouteLayout = { ...plain, menu: 'normal', nav: true };
export const home: RouteLayout = { ...shopping, topAd: true };
export const freeShipping: RouteLayout = { ...shopping, menu: 'yx' };
export const tcm: RouteLayout = { ...shopping, menu: 'zy' };
export const devices: RouteLayout = { ...shopping, menu: 'qx' };

/** A form that is filled in once. */
export const entry: RouteLayout = { ...plain, header: 'login', restoresScroll: false };
export const login: RouteLayout = { ...entry, shadow: false };

export const cart: RouteLayout = { ...plain, step: 1 };
export const check: RouteLayout = { ...plain, step: 2 };
export const pay: RouteLayout = { ...plain, step: 3, restoresScroll: false };
export const complete: RouteLayout = { ...plain, step: 4, restoresScroll: false };

export const headless: RouteLayout = { ...plain, header: 'none' };
export const bare: RouteLayout = { ...headless, footer: false, panel: false };

const grantedTo =
  <const Access extends RouteAccess>(access: Access) =>
  (layout: RouteLayout = plain, parentTitle?: string) => ({ access, layout, ...(parentTitle && { parentTitle }) });

/** The columns of a route for anyone: its layout and the title of its group. */
export const visitor = grantedTo('visitor');
/** The same for a route that needs a log-in. */
export const buyer = grantedTo('buyer');
