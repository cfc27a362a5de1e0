import { drawingsVersion, goodsViews, hashText } from '@yaoji/goods-art';
import type { GoodsPicture } from '#db/schema/goods.ts';

export interface PicturedGoods {
  id: number;
  name: string;
  maker: string;
  spec: string;
  dosageForm: string;
  categoryId: number | null;
  /** Files of its own pictures; null: it is drawn. */
  pictures: readonly GoodsPicture[] | null;
}

/** The addresses of a goods' five views; they change when its picture does, so they may be cached for ever. */
export function goodsPictureUrls(goods: Omit<PicturedGoods, 'pictures'>): string[] {
  const facts = [drawingsVersion, goods.name, goods.maker, goods.spec, goods.dosageForm, goods.categoryId ?? ''];
  const version = hashText(facts.join('|')).toString(36);
  return goodsViews.map((view) => `/pictures/goods/${goods.id}/${view}.svg?v=${version}`);
}

/** Where uploaded pictures of the shop's own are served. */
export const ownPictureStart = '/pictures/own/';

export const ownPictures = (pictures: readonly GoodsPicture[]): GoodsPicture[] =>
  pictures.map(({ large, thumbnail }) => ({ large: ownPictureStart + large, thumbnail: ownPictureStart + thumbnail }));

/** Its own pictures; where there are none, its drawings, of which each serves every size. */
export function goodsPictures(goods: PicturedGoods): GoodsPicture[] {
  if (goods.pictures && goods.pictures.length > 0) return ownPictures(goods.pictures);
  return goodsPictureUrls(goods).map((url) => ({ large: url, thumbnail: url }));
}

/** `words`: what the drawing says that its key does not; browsers cache an address for ever. */
export function sitePictureUrl(
  kind: 'banner' | 'category' | 'brand' | 'licence' | 'qr',
  key: string | number,
  words = '',
): string {
  const version = words ? `${drawingsVersion}-${hashText(words).toString(36)}` : drawingsVersion;
  return `/pictures/${kind}/${encodeURIComponent(key)}.svg?v=${version}`;
}
