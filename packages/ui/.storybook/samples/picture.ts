import { drawGoodsPicture, type GoodsView, type PictureFacts } from '@yaoji/goods-art';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Goods as the shop draws them, as far as the facts tell. */
export const samplePicture = (facts: string | PictureFacts, view: GoodsView = 1): string =>
  `data:image/svg+xml,${encodeURIComponent(drawGoodsPicture(typeof facts === 'string' ? { name: facts } : facts, view))}`;

export const samplePictures = (facts: PictureFacts) =>
  ([1, 2, 3] as const).map((view) => ({ src: samplePicture(facts, view) }));

export const sampleCaptcha = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 40"><rect width="112" height="40" fill="#eef4f1"/><path d="M0 28Q30 4 56 22T112 12M0 12Q40 36 112 30" stroke="#8fb5a6" fill="none"/><g font-family="serif" font-size="24" font-weight="700" fill="#1f5c48"><text x="14" y="28" transform="rotate(-8 14 28)">7</text><text x="36" y="30" transform="rotate(10 36 30)">k</text><text x="60" y="27">R</text><text x="84" y="30" transform="rotate(-12 84 30)">2</text></g></svg>`,
)}`;

/** A banner in one colour with its words. */
export const sampleBanner = (words: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 490 140" preserveAspectRatio="xMidYMid slice"><rect width="490" height="140" fill="#0a7f5b"/><circle cx="420" cy="30" r="90" fill="#0c8f67"/><circle cx="380" cy="120" r="60" fill="#0d9b70"/><text x="32" y="80" font-size="30" font-weight="700" fill="#fff" font-family="Noto Sans CJK SC,sans-serif">${escapeXml(words)}</text></svg>`,
  )}`;
