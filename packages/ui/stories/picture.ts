import { drawGoodsPicture, type GoodsView, type PictureFacts } from '@yaoji/goods-art';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Pictures as the shop draws them from the available facts. */
export const samplePicture = (facts: string | PictureFacts, view: GoodsView = 1): string =>
  `data:image/svg+xml,${encodeURIComponent(drawGoodsPicture(typeof facts === 'string' ? { name: facts } : facts, view))}`;

export const samplePictures = (facts: PictureFacts) =>
  ([1, 2, 3] as const).map((view) => ({ src: samplePicture(facts, view) }));

/** A banner in one colour with its words. */
export const sampleBanner = (words: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 490 140" preserveAspectRatio="xMidYMid slice"><rect width="490" height="140" fill="#0a7f5b"/><circle cx="420" cy="30" r="90" fill="#0c8f67"/><circle cx="380" cy="120" r="60" fill="#0d9b70"/><text x="32" y="80" font-size="30" font-weight="700" fill="#fff" font-family="Noto Sans CJK SC,sans-serif">${escapeXml(words)}</text></svg>`,
  )}`;
