export { hashText } from './draw/chance.ts';
export { brandOf, type PictureFacts } from './facts.ts';
export { drawGoodsPicture, type GoodsView, goodsViews } from './goods-picture.ts';
export { bannerKeys, drawBanner, drawWordBanner } from './site/draw-banner.ts';
export { drawBrand } from './site/draw-brand.ts';
export { drawCategory } from './site/draw-category.ts';
export { drawSiteLicence, siteLicenceKeys } from './site/draw-licence.ts';
export { drawQr } from './site/draw-qr.ts';

/** Part of a picture's address: increased when drawings change, so that browsers do not show stale ones. */
export const drawingsVersion = 11;
