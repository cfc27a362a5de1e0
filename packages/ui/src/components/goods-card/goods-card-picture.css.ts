import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { card, mark } from './goods-card.css.ts';
import { horizontal } from './horizontal.ts';

const { color, space } = vars;
// The strip shows five pictures (S14), with room for their focus rings.
const thumbPx = 30;
const thumbGapPx = 6;
const ringPx = 3;
const stripPx = { width: 5 * thumbPx + 4 * thumbGapPx + 2 * ringPx, height: thumbPx + 2 * ringPx };

export const picture = style({
  position: 'relative',
  height: 230,
  borderRadius: '7px 7px 0 0',
  overflow: 'hidden',
  ...horizontal({ height: 'auto', minHeight: 96, gridRow: '1 / 5', borderRadius: 0 }),
});
export const pictureLink = style({
  position: 'absolute',
  insetInline: space[4],
  insetBlockStart: space[2],
  insetBlockEnd: stripPx.height + 2,
  ...horizontal({ insetInline: 0, insetBlock: 0, maxHeight: 92 }),
});
export const faded = style({ opacity: 0.45 });

export const thumbs = style({
  position: 'absolute',
  insetInlineStart: '50%',
  translate: '-50%',
  insetBlockEnd: ringPx,
  display: 'flex',
  gap: thumbGapPx,
  width: 'max-content',
  maxWidth: stripPx.width,
  padding: ringPx,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: color.surface,
  visibility: 'hidden',
  selectors: { [`${card}:hover &, ${card}:focus-within &`]: { visibility: 'visible' } },
  ...horizontal({ display: 'none' }),
});
const moreThumbs = style({
  position: 'absolute',
  insetBlockEnd: ringPx,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 18,
  height: stripPx.height,
  color: color.inkMuted,
  background: color.surface,
  visibility: 'hidden',
  selectors: {
    [`${card}:hover &, ${card}:focus-within &`]: { visibility: 'visible' },
    '&:hover': { color: color.brand },
  },
  ...horizontal({ display: 'none' }),
});
export const previousThumbs = style([moreThumbs, { insetInlineEnd: `calc(50% + ${stripPx.width / 2}px)` }]);
export const nextThumbs = style([moreThumbs, { insetInlineStart: `calc(50% + ${stripPx.width / 2}px)` }]);
export const thumb = style({
  flex: 'none',
  width: thumbPx,
  height: thumbPx,
  border: `1px solid ${color.line}`,
  borderRadius: 3,
  overflow: 'hidden',
  selectors: { '&[aria-pressed="true"], &:hover': { borderColor: color.brand } },
});

export const badges = style({
  position: 'absolute',
  insetInlineStart: space[3],
  insetBlockEnd: space[1.5],
  maxWidth: 'calc(100% - 24px)',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  pointerEvents: 'none',
  ...horizontal({ insetInlineStart: 0, insetBlockEnd: 0, maxWidth: '100%' }),
});
globalStyle(`${mark} ~ ${picture} ${badges}`, horizontal({ display: 'none' }));
export const badgesRaised = style({
  selectors: { [`${card}:hover &, ${card}:focus-within &`]: { insetBlockEnd: stripPx.height + 2 * ringPx } },
});
const badgeBase = style({
  paddingInline: space[1.5],
  height: 20,
  lineHeight: '20px',
  borderRadius: 3,
  // Badges that don't fit the first line are hidden completely: half a figure would be another figure.
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[1],
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  // A narrow picture breaks a price to a second line rather than cut it.
  ...horizontal({ height: 'auto', paddingInline: space[1], whiteSpace: 'normal' }),
});
export const badgeMore = style(horizontal({ display: 'none' }));
export const badgeText = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
const money = { background: color.priceSoft, color: color.price };
export const badge = styleVariants({
  couponAfter: [badgeBase, money],
  swap: [badgeBase, money],
  seckill: [badgeBase, money],
  daysLeft: [badgeBase, { background: color.warningSoft, color: color.warning }],
  rebate: [badgeBase, money],
  fullReduction: [badgeBase, { background: color.promoSoft, color: color.promoInk }],
  freeShipping: [badgeBase, { background: color.brandSoft, color: color.brandStrong }],
});
export const themeFrame = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  pointerEvents: 'none',
});
