import { drawingsVersion, goodsViews, hashText } from '@yaoji/goods-art';
import type { GoodsPicture } from '#db/schema/goods.ts';
import { ownPictureStart } from '#modules/platform/file/index.ts';

export interface PicturedGoods {
  id: number;
  name: string;
  maker: string;
  spec: string;
  dosageForm: string;
  categoryId: number | null;
  /** Files of its own pictures; null if it is drawn. */
  pictures: readonly GoodsPicture[] | null;
}

/** The addresses of a product's five views; they change with its picture, so they may be cached forever. */
export function goodsPictureUrls(goods: Omit<PicturedGoods, 'pictures'>): string[] {
  const facts = [drawingsVersion, goods.name, goods.maker, goods.spec, goods.dosageForm, goods.categoryId ?? ''];
  const version = hashText(facts.join('|')).toString(36);
  return goodsViews.map((view) => `/pictures/goods/${goods.id}/${view}.svg?v=${version}`);
}

export const ownPictures = (pictures: readonly GoodsPicture[]): GoodsPicture[] => pictures.map(ownPicture);

export const ownPicture = ({ large, thumbnail }: GoodsPicture): GoodsPicture => ({
  large: ownPictureStart + large,
  thumbnail: ownPictureStart + thumbnail,
});

/** Its own pictures, or its drawings, each of which serves every size. */
export function goodsPictures(goods: PicturedGoods): GoodsPicture[] {
  if (goods.pictures && goods.pictures.length > 0) return ownPictures(goods.pictures);
  return goodsPictureUrls(goods).map((url) => ({ large: url, thumbnail: url }));
}

/** `words`: text in the drawing beyond its key; browsers cache an address forever. */
export function sitePictureUrl(
  kind: 'banner' | 'category' | 'brand' | 'licence' | 'qr',
  key: string | number,
  words = '',
): string {
  const version = words ? `${drawingsVersion}-${hashText(words).toString(36)}` : drawingsVersion;
  return `/pictures/${kind}/${encodeURIComponent(key)}.svg?v=${version}`;
}
