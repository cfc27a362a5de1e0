import { greeked } from '../draw/greek.ts';
import { drawing, drawingOfTwoCuts, lines, moved, path, rect, text } from '../draw/svg.ts';
import { fit } from '../draw/typeset.ts';
import type { PictureFacts } from '../facts.ts';
import { goodsPictureArt } from '../goods-picture.ts';
import { type Banner, banners, cardBanner, goodsBanner, headerBanner, wordBanner } from './banners.ts';

/** Print on packs below this share of the banner's width is illegible. */
const smallestText = 1 / 96;

/** Makes ids unique, so that one picture can contain several pack shots. */
function embedded(art: string, prefix: string): string {
  return art
    .replace(/ id="/g, ` id="${prefix}`)
    .replace(/href="#/g, `href="#${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}`);
}

/** Layout of the pack shots: their size, the step between them, and the first one's corner. */
interface Row {
  size: number;
  step: number;
  x: number;
  y: number;
}

function rowIn(banner: Banner): Row {
  const count = banner.goods.length;
  const room = banner.width * (banner.wordless ? 0.9 : 0.49);
  const size = Math.min(banner.height * 0.98, room / (1 + (count - 1) * 0.84));
  const step = size * 0.84;
  const left = banner.width - step * (count - 1) - size;
  return { size, step, x: banner.wordless ? left / 2 : left - banner.width * 0.02, y: (banner.height - size) * 0.62 };
}

const goodsRow = (goods: readonly string[], { size, step, x, y }: Row) =>
  goods.map((one, at) => moved(one, x + at * step, y, size / 400)).join('');

/** The pack shots, 400 wide, without print that is illegible at this size. */
const packShots = (banner: Banner, { size }: Row) =>
  banner.goods.map((goods, at) =>
    greeked(embedded(goodsPictureArt(goods, 1), `b${at}`), (banner.width * smallestText) / (size / 400)),
  );

/** A quiet corner shape behind the products, never behind text. */
function backdrop(banner: Banner): string {
  const { width, height } = banner;
  if (banner.goods.length === 0) return rect(0, height - 4, width, 4, banner.accent);
  return path(
    `M${width * 0.6} ${height}C${width * 0.62} ${height * 0.3} ${width * 0.8} 0 ${width} ${height * 0.04}V${height}Z`,
    '#ffffff',
    { opacity: '.6' },
  );
}

function words(banner: Banner): string {
  const { height, width } = banner;
  if (height < 100) {
    const title = fit(banner.title, width * 0.88, height * 0.4, 12);
    return text(width * 0.06, height / 2 + title.size * 0.36, title.lines[0] ?? '', {
      size: title.size,
      fill: banner.ink,
      weight: 700,
    });
  }
  const narrow = width < 300;
  const left = narrow ? 20 : Math.max(40, width * 0.06);
  const room = narrow ? width - left * 2 : width * (banner.goods.length === 0 ? 0.8 : 0.44);
  // A wide space in a title is a possible line break.
  const parts = height > 300 ? banner.title.split('　') : [banner.title];
  const sizes = parts.map((part) => fit(part, room, narrow ? 22 : Math.min(46, height * 0.2), 14, narrow ? 2 : 1));
  const title = { size: Math.min(...sizes.map((part) => part.size)), lines: sizes.flatMap((part) => part.lines) };
  const small = narrow ? 13 : Math.max(14, title.size * 0.46);
  const lead = title.size * 1.25;
  const total = small * 1.5 + lead * title.lines.length + small * 2.2;
  let y = (height - total) / 2 + small;
  let out = '';
  if (banner.eyebrow !== '') {
    out +=
      rect(left, y - small * 0.86, 4, small * 1.05, banner.accent) +
      text(left + 12, y, banner.eyebrow, { size: small, fill: banner.accent, weight: 700 });
  }
  y += small * 0.7 + title.size;
  for (const line of title.lines) {
    out += text(left, y, line, { size: title.size, fill: banner.ink, weight: 700 });
    y += lead;
  }
  const line = fit(banner.line, room, small, 11);
  return out + text(left, y - lead + small * 2.2, line.lines[0] ?? '', { size: line.size, fill: banner.ink });
}

const tallCut = { width: 390, height: 195 };

/** Words of at least 16 px on a phone, with the pack shots below them. */
function tallWords(banner: Banner): string {
  const left = 20;
  const room = tallCut.width - left * 2;
  const title = fit(banner.title, room, 26, 18);
  const line = fit(banner.line, room, 17, 16, banner.goods.length === 0 ? 3 : 1);
  const top = banner.goods.length === 0 ? 44 : 10;
  let y = top;
  let out = '';
  if (banner.eyebrow !== '') {
    y += 20;
    out +=
      rect(left, y - 14, 4, 17, banner.accent) +
      text(left + 12, y, banner.eyebrow, { size: 16, fill: banner.accent, weight: 700 });
  }
  y += title.size + 8;
  out += text(left, y, title.lines[0] ?? '', { size: title.size, fill: banner.ink, weight: 700 });
  return out + lines(left, y + 26, 22, line.lines, { size: line.size, fill: banner.ink });
}

function tallContent(banner: Banner, goods: readonly string[]): string {
  const { width, height } = tallCut;
  const size = 104;
  const row = { size, step: size * 0.9, x: width - 12 - size - (goods.length - 1) * size * 0.9, y: height - size - 2 };
  return (
    rect(0, 0, width, height, banner.ground) +
    backdrop({ ...banner, width, height }) +
    goodsRow(goods, row) +
    tallWords(banner)
  );
}

const background = (banner: Banner) => rect(0, 0, banner.width, banner.height, banner.ground) + backdrop(banner);

function draw(banner: Banner): string {
  const label = [banner.title, banner.line].filter(Boolean).join(' ');
  const row = rowIn(banner);
  const shots = packShots(banner, row);
  const { width, height } = banner;
  if (banner.hasPhoneCut) {
    const defs = shots.map((shot, at) => `<g id="goods${at}">${shot}</g>`).join('');
    const uses = shots.map((_, at) => `<use href="#goods${at}"/>`);
    const content = background(banner) + goodsRow(uses, row) + words(banner);
    return drawingOfTwoCuts(
      label,
      defs,
      { width, height, content },
      { ...tallCut, content: tallContent(banner, uses) },
    );
  }
  return drawing(
    width,
    height,
    label,
    background(banner) + goodsRow(shots, row) + (banner.wordless ? '' : words(banner)),
  );
}

/** Keys of `drawBanner`. */
export const bannerKeys: readonly string[] = Object.keys(banners);

/** Undefined for an unknown key. */
export function drawBanner(key: string): string | undefined {
  const banner = Object.hasOwn(banners, key) ? banners[key] : undefined;
  return banner && draw(banner);
}

/**
 * A banner for an operator's entry without a picture: its words, as a strip if products are next to them or if it leads
 * a page; on a card only the products, if there are any.
 */
export function drawWordBanner(
  title: string,
  line: string,
  goods: PictureFacts[] = [],
  place: 'card' | 'header' | 'page' | 'carousel' = 'carousel',
): string {
  const words = { title: title.slice(0, 60), line: line.slice(0, 80), goods };
  if (place === 'header') return draw({ ...headerBanner, ...words, goods: [] });
  const hasGoods = goods.length > 0;
  if (place === 'card') return draw({ ...cardBanner, ...words, ...(hasGoods ? { wordless: true } : {}) });
  return draw({ ...(hasGoods || place === 'page' ? goodsBanner : wordBanner), ...words });
}
