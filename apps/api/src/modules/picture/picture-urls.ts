import { drawingsVersion, goodsViews, hashText } from '@yaoji/goods-art';

export interface PicturedGoods {
  id: number;
  name: string;
  maker: string;
  spec: string;
  dosageForm: string;
  categoryId: number | null;
}

/** The addresses of a goods' five views; they change when its picture does, so they may be cached for ever. */
export function goodsPictureUrls(goods: PicturedGoods): string[] {
  const facts = [drawingsVersion, goods.name, goods.maker, goods.spec, goods.dosageForm, goods.categoryId ?? ''];
  const version = hashText(facts.join('|')).toString(36);
  return goodsViews.map((view) => `/pictures/goods/${goods.id}/${view}.svg?v=${version}`);
}

/** The same as the wire wants them; a drawing serves every size. */
export function goodsPictures(goods: PicturedGoods): { large: string; thumbnail: string }[] {
  return goodsPictureUrls(goods).map((url) => ({ large: url, thumbnail: url }));
}

export function sitePictureUrl(kind: 'banner' | 'category' | 'brand' | 'licence' | 'qr', key: string | number): string {
  return `/pictures/${kind}/${encodeURIComponent(key)}.svg?v=${drawingsVersion}`;
}
