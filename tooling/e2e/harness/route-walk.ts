import {
  fillPath,
  getRoute,
  type HrefParams,
  matchRoute,
  type ParamValues,
  type RouteName,
  routes,
  SITE_ADDRESS,
} from '@yaoji/routes';

/** Parameters for routes that need them; the order belongs to the viewer. */
export interface Samples {
  readonly goodsId: number;
  readonly articleId: number;
  readonly supplier: string;
  readonly orderId: number | undefined;
}

export interface Station {
  readonly route: RouteName;
  readonly address: string;
  /** Possible routes after arrival; most have one. */
  readonly arrivals: readonly RouteName[];
}

/** A route that gains parameters fails to compile without samples. */
type Needed = {
  readonly [Name in RouteName as Record<never, never> extends HrefParams<Name> ? never : Name]: HrefParams<Name>;
};

const NOBODYS_ID = 99_999_999;

/** In an empty shop, every address names something that does not exist. */
export const emptySamples: Samples = {
  goodsId: NOBODYS_ID,
  articleId: NOBODYS_ID,
  supplier: 'nobody',
  orderId: undefined,
};

function paramsOf(name: RouteName, { goodsId, articleId, supplier, orderId = NOBODYS_ID }: Samples): ParamValues {
  const own: Needed & Partial<Record<RouteName, ParamValues>> = {
    list_info: { id: goodsId },
    list_other: { id: 1, name: '推荐' },
    activity: { url: 'eleven', url1: 'jz', url2: '1' },
    activity_zone: { id: 1 },
    activity_centre: { ids: '1,2,3', id: 2 },
    brand_detail: { id: 1 },
    controlled_goods: { url: supplier },
    order_info: { id: orderId },
    order_logistics: { id: orderId },
    order_receiving: { id: NOBODYS_ID },
    order_return_info: { id: NOBODYS_ID },
    order_after_sales_info: { id: NOBODYS_ID },
    cart_step3: { id: orderId },
    news_info: { id: articleId, type: 'company' },
  };
  return own[name] ?? {};
}

/** Redirects of pages: a step that cannot be skipped to, another buyer's data, resolved paths. */
const onwards: Partial<Record<RouteName, readonly RouteName[]>> = {
  login: ['home'],
  loading_activity: ['no_activity', 'home', 'activity_zone', 'list_index', 'activity_template', 'cashback'],
  order_info: ['not_found'],
  order_receiving: ['not_found'],
  order_return_info: ['not_found', 'order_list'],
  order_after_sales_info: ['not_found', 'order_list'],
  cart_step2: ['cart'],
  cart_step3: ['not_found', 'cart_step4', 'order_info', 'order_list', 'cart_hm'],
  cart_step4: ['order_list', 'order_info', 'cart_step3'],
  cart_hm: ['order_list', 'not_found', 'cart_step3'],
  demand_info: ['not_found', 'demand'],
  forget_step2: ['forget_step1'],
  forget_step3: ['forget_step1', 'login'],
  register_step1: ['register_step2', 'register_step3', 'home'],
  register_step2: ['register_step1', 'register_step3', 'login', 'home'],
  register_step3: ['register_step1', 'register_step2', 'login', 'home'],
  register_wechat: ['login', 'home'],
  register_dd_step1: ['register_dd_step2', 'register_dd_step3', 'home'],
  register_dd_step2: ['register_dd_step1', 'register_dd_step3', 'login', 'home'],
  register_dd_step3: ['register_dd_step1', 'register_dd_step2', 'login', 'home'],
};

/** Every path and alias of the route table, with its target for this viewer. */
export function stationsFor(viewer: 'visitor' | 'buyer', samples: Samples): Station[] {
  const names = Object.keys(routes) as RouteName[];
  return names
    .filter((name) => getRoute(name).redirect !== SITE_ADDRESS)
    .flatMap((route) => {
      const { path, aliases = [] } = getRoute(route);
      return [path, ...aliases].map((pattern) => {
        const address = route === 'any' ? '/there/is/nothing' : fillPath(pattern, paramsOf(route, samples));
        return { route, address, arrivals: arrivalsOf(address, viewer) };
      });
    });
}

function arrivalsOf(address: string, viewer: 'visitor' | 'buyer'): readonly RouteName[] {
  let match = matchRoute(address);
  while (match.redirect && match.name !== 'any') match = matchRoute(match.redirect);
  if (match.name === 'any') return ['not_found'];
  if (getRoute(match.name).access === 'buyer' && viewer === 'visitor') return ['login'];
  const further = onwards[match.name] ?? [];
  // It only redirects; so does the page of unowned data, once that has failed to load.
  const leadsOn = match.name === 'loading_activity' || (address.includes(String(NOBODYS_ID)) && further.length > 0);
  return leadsOn ? further : [match.name, ...further];
}

/** One station per page: without aliases and redirects. */
export const ownStations = (stations: readonly Station[]): Station[] =>
  stations.filter(({ route, address }, index) => {
    const { name, redirect } = matchRoute(address);
    return !redirect && name === route && stations.findIndex((other) => other.route === route) === index;
  });
