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

export type Place = keyof typeof places;

/** The place of an entry; null where it stands elsewhere. */
export const placeOf = ({ block, part }: { block: string; part: string }): Place | null =>
  (Object.keys(places) as Place[]).find((name) => places[name].block === block && places[name].part === part) ?? null;

/** Whether an address is a page of the shop. */
export const isShopPage = (url: string): boolean =>
  url.startsWith('/') && !url.startsWith('//') && matchRoute(url).name !== 'any';
