import { matchRoute } from '@yaoji/routes';

/** Places where an operator puts pictures: block and part of the focus table. */
export const places = {
  home: { block: 'home', part: 'carousel' },
  'home-side': { block: 'home', part: 'side' },
  top: { block: 'top', part: '' },
  login: { block: 'login', part: '' },
  right: { block: 'right_ads', part: '' },
  draw: { block: 'draw_ads', part: '' },
  controlled: { block: 'kxzq_ad', part: '' },
  tcm: { block: 'zyzq', part: 'banner' },
  devices: { block: 'qxzq', part: 'banner' },
  'free-shipping': { block: 'yx', part: 'banner' },
  'near-expiry': { block: 'jxqzc', part: 'banner' },
  brands: { block: 'ppzq', part: 'banner' },
} as const;

/** Places where an operator puts strips of goods. */
const floorPlaces = {
  'home-floor': { block: 'home', part: 'floor' },
  'tcm-floor': { block: 'zyzq', part: 'floor' },
  'devices-floor': { block: 'qxzq', part: 'floor' },
  'free-shipping-floor': { block: 'yx', part: 'floor' },
  'near-expiry-floor': { block: 'jxqzc', part: 'floor' },
} as const;

export const allPlaces = { ...places, ...floorPlaces } as const;

export type Place = keyof typeof places;

/** The place of an entry; null where it stands elsewhere. */
export const placeOf = ({ block, part }: { block: string; part: string }): keyof typeof allPlaces | null =>
  (Object.keys(allPlaces) as (keyof typeof allPlaces)[]).find(
    (name) => allPlaces[name].block === block && allPlaces[name].part === part,
  ) ?? null;

/** Whether an address is a page of the shop. */
export const isShopPage = (url: string): boolean =>
  url.startsWith('/') && !url.startsWith('//') && matchRoute(url).name !== 'any';
