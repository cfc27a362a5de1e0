import type { GoodsFilters } from '@yaoji/api-client/wire';
import { matchRoute } from '@yaoji/routes';

/** Places for operators' pictures: block and part of the focus table. */
const places = {
  home: { block: 'home', part: 'carousel' },
  'home-side': { block: 'home', part: 'side' },
  top: { block: 'top', part: '' },
  login: { block: 'login', part: '' },
  right: { block: 'right_ads', part: '' },
  draw: { block: 'draw_ads', part: '' },
  controlled: { block: 'kxzq_ad', part: '' },
  'controlled-zone': { block: 'kxzq', part: 'banner' },
  'controlled-new': { block: 'new_kxzq', part: 'banner' },
  clinic: { block: 'demo', part: 'banner' },
  tcm: { block: 'zyzq', part: 'banner' },
  devices: { block: 'qxzq', part: 'banner' },
  'free-shipping': { block: 'yx', part: 'banner' },
  'near-expiry': { block: 'jxqzc', part: 'banner' },
  brands: { block: 'ppzq', part: 'banner' },
} as const;

/** Places for strips of products. */
const floorPlaces = {
  'home-floor': { block: 'home', part: 'floor' },
  'controlled-floor': { block: 'kxzq', part: 'floor' },
  'controlled-new-floor': { block: 'new_kxzq', part: 'floor' },
  'clinic-floor': { block: 'demo', part: 'floor' },
  'tcm-floor': { block: 'zyzq', part: 'floor' },
  'devices-floor': { block: 'qxzq', part: 'floor' },
  'free-shipping-floor': { block: 'yx', part: 'floor' },
  'near-expiry-floor': { block: 'jxqzc', part: 'floor' },
  'brands-floor': { block: 'ppzq', part: 'floor' },
} as const;

/** Places for text links. */
const linkPlaces = {
  nav: { block: 'nav', part: '' },
  'hot-search': { block: 'hot_search', part: '' },
  link: { block: 'link', part: '' },
  'clinic-link': { block: 'demo', part: 'link' },
  'tcm-link': { block: 'zyzq', part: 'link' },
  'devices-link': { block: 'qxzq', part: 'link' },
  'free-shipping-link': { block: 'yx', part: 'link' },
  'near-expiry-link': { block: 'jxqzc', part: 'link' },
  'right-link': { block: 'right', part: 'link' },
} as const;

/** Places with special fields. */
const ownPlaces = {
  popup: { block: 'home', part: 'popup' },
  'popup-visitor': { block: 'home', part: 'popup_visitor' },
  supplier: { block: 'kxzq_supplier', part: '' },
  notice: { block: 'right', part: 'notice' },
} as const;

export const allPlaces = { ...places, ...floorPlaces, ...linkPlaces, ...ownPlaces } as const;

export type AnyPlace = keyof typeof allPlaces;

/** Products of each zone. Its floors show no others, even from the chosen category. */
export const zoneFilters: Partial<Record<AnyPlace, GoodsFilters>> = {
  'controlled-floor': { marks: ['controlled'] },
  'controlled-new-floor': { marks: ['controlled'] },
  'clinic-floor': { tags: ['优'] },
  'tcm-floor': { zone: 'zy' },
  'devices-floor': { zone: 'qx' },
  'free-shipping-floor': { zone: 'yx' },
  'near-expiry-floor': { marks: ['near_expiry'], sort: 'expiry' },
};

/** The place of an entry; null if it is not in one of these. */
export const placeOf = ({ block, part }: { block: string; part: string }): AnyPlace | null =>
  (Object.keys(allPlaces) as AnyPlace[]).find(
    (name) => allPlaces[name].block === block && allPlaces[name].part === part,
  ) ?? null;

/** True if an address is a page of the shop. */
export const isShopPage = (url: string): boolean =>
  url.startsWith('/') && !url.startsWith('//') && matchRoute(url).name !== 'any';
