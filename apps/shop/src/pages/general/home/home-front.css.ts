import { globalStyle, style } from '@vanilla-extract/css';
import { media, oneColumn, oneLine, vars } from '@yaoji/ui/theme';
import { head, link } from '#features/goods-list/goods-floor.css.ts';

const { color, space, radius, fontSize } = vars;

/** Seven entries of the category menu, which overlaps the first column. */
const menuHeightPx = 7 * 38 + 12;
const menuWidthPx = 200;

export const page = style({ ...oneColumn, gap: space[4] });
export const hero = style({
  display: 'grid',
  gridTemplateColumns: `${menuWidthPx}px minmax(0, 710px) minmax(0, 1fr)`,
  gap: space[3],
  '@media': {
    [media.laptop]: { gridTemplateColumns: `${menuWidthPx}px minmax(0, 1fr)` },
    [media.tablet]: { gridTemplateColumns: '148px minmax(0, 1fr)' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', marginBlockStart: space[2] },
  },
});
export const heroNews = style({
  display: 'grid',
  marginBlockStart: space[3],
  '@media': { [media.laptop]: { gridColumn: '1 / -1', marginBlockStart: 0 } },
});
export const carousel = style({
  ...oneColumn,
  // Ends where the menu ends.
  height: menuHeightPx - 12,
  marginBlockStart: space[3],
  borderRadius: radius.card,
  overflow: 'hidden',
  gridColumn: 2,
  '@media': { [media.phone]: { gridColumn: 1, height: 'auto', aspectRatio: '2 / 1', marginBlockStart: 0 } },
});
/** A shop without banners. The menu must not cover the products below. */
export const steps = style({
  display: 'grid',
  minHeight: menuHeightPx - 12,
  marginBlockStart: space[3],
  gridColumn: 2,
  '@media': { [media.phone]: { gridColumn: 1, minHeight: 0, marginBlockStart: 0 } },
});
globalStyle(`${steps} ol`, {
  display: 'grid',
  gap: space[2],
  marginBlockEnd: space[4],
  paddingInlineStart: space[4],
  listStyle: 'decimal',
});
export const slide = style({ display: 'block', height: '100%' });
export const newsLine = style({
  breakInside: 'avoid',
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  lineHeight: '24px',
  fontSize: fontSize[13],
});
const news = `ul:has(> ${newsLine})`;
/** As many columns as fit; phones show only three entries to leave room for products. */
globalStyle(news, { columnWidth: 320, columnGap: space[8] });
globalStyle(`${news} > ${newsLine}:nth-child(n + 4)`, { '@media': { [media.phone]: { display: 'none' } } });
export const newsLink = style({
  ...oneLine,
  selectors: { '&[href]:hover': { color: color.brand } },
});
export const newsDay = style({ flex: 'none', color: color.inkMuted });
export const sides = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '@media': { [media.phone]: { display: 'none' } },
});
export const side = style({ height: 104, borderRadius: radius.card, overflow: 'hidden' });

export const strips = style({ display: 'contents' });
export const recommended = style({});
/** To keep the page short, phones show the first products and the link to all; 分类 has the categories. */
const beyond = [
  `${strips} > :has(> ${head} a[aria-label]) article:nth-of-type(n + 3)`,
  `${strips} > :has(> ${head} a[aria-label]) ${link}:not([aria-label])`,
  `${recommended} article:nth-of-type(n + 5)`,
];
for (const part of beyond) globalStyle(part, { '@media': { [media.phone]: { display: 'none' } } });

export const brands = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[2] } },
});
globalStyle(`${brands} > :nth-child(n + 10)`, { '@media': { [media.phone]: { display: 'none' } } });
export const brand = style({
  display: 'grid',
  placeItems: 'center',
  height: 80,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  selectors: { '&:hover': { borderColor: color.brand } },
});
