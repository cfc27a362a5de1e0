import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { centredRow, inlineRow } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';
import { layer, layoutPx } from '../../theme/tokens.ts';

const { color, fontSize, space } = vars;

/** A fixed height (88 px at normal density), so nothing shifts when the row leaves the flow. */
const height = `calc(40px + 2 * ${space[6]})`;
export const header = style({
  minHeight: height,
  background: color.surface,
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: layer.header,
      minHeight: layoutPx.phoneHeader,
      borderBlockEnd: `1px solid ${color.line}`,
    },
    [media.low]: { position: 'relative' },
  },
});
/** Focused elements and scroll targets stop below the sticky header. */
globalStyle(`html:has(${header})`, {
  '@media': { [media.phone]: { scrollPaddingBlockStart: layoutPx.phoneHeader } },
});
export const withSearch = style({});
export const line = style({ borderBlockEnd: `1px solid ${color.line}` });
export const row = style({
  ...centredRow,
  gap: `calc(2 * ${space[5]})`,
  minHeight: height,
  '@media': {
    [media.tablet]: { gap: space[4] },
    [media.phone]: { gap: space[2], minHeight: layoutPx.phoneHeader },
  },
});
export const spread = style({
  justifyContent: 'space-between',
  '@media': { [media.phone]: { justifyContent: 'flex-start' } },
});
export const back = style({
  display: 'none',
  flex: 'none',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginInline: `calc(-1 * ${space[3]}) calc(-1 * ${space[1]})`,
  color: color.inkStrong,
  '@media': { [media.phone]: { display: 'grid' } },
});
export const brandWide = style({ '@media': { [media.phone]: { display: 'none' } } });

export const brand = style({ flex: 'none', ...inlineRow, gap: space[2.5] });
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  borderRadius: 10,
  background: color.brand,
  color: color.onBrand,
  fontWeight: 700,
  lineHeight: 1,
});
export const markSize = styleVariants({
  large: {
    width: 44,
    height: 44,
    fontSize: 24,
    '@media': { [media.phone]: { width: 36, height: 36, fontSize: 20, borderRadius: 8 } },
  },
  small: { width: 32, height: 32, fontSize: 18, borderRadius: 8 },
});
export const logo = style({ height: 44, width: 'auto' });
export const names = style({
  display: 'grid',
  '@media': {
    [media.phone]: { selectors: { [`${withSearch} &`]: { position: 'absolute', clipPath: 'inset(50%)' } } },
  },
});
export const name = style({
  fontSize: 26,
  lineHeight: '30px',
  fontWeight: 700,
  color: color.brandStrong,
  letterSpacing: '0.04em',
});
export const nameSmall = style({ fontSize: fontSize[20], lineHeight: '24px' });
export const slogan = style({
  fontSize: fontSize[12],
  lineHeight: '16px',
  color: color.inkMuted,
  letterSpacing: '0.25em',
  '@media': { [media.phone]: { display: 'none' } },
});
export const pageTitle = style({
  paddingInlineStart: space[4],
  borderInlineStart: `1px solid ${color.line}`,
  fontSize: fontSize[20],
  color: color.ink,
  fontWeight: 400,
});

export const search = style({
  flex: 1,
  minWidth: 0,
  // The links hang below the centred field.
  paddingBlockStart: `calc(${space[5]} + 2px)`,
  '@media': { [media.phone]: { paddingBlockStart: 0 } },
});
export const searchBare = style({ paddingBlockStart: 0 });
export const aside = style({ flex: 'none', ...centredRow, gap: space[4] });
export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });
export const phoneOnly = style({ display: 'none', '@media': { [media.phone]: { display: 'flex' } } });
export const phoneAction = style({
  display: 'none',
  flex: 'none',
  fontSize: fontSize[14],
  color: color.inkStrong,
  '@media': { [media.phone]: { display: 'flex' } },
});
globalStyle(`${phoneAction} > *`, { ...inlineRow, justifyContent: 'center', minWidth: 44, minHeight: 44 });

export const cart = style({
  position: 'relative',
  ...inlineRow,
  gap: space[2],
  height: 40,
  paddingInline: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: 6,
  background: color.surface,
  color: color.brandStrong,
  fontSize: fontSize[14],
  whiteSpace: 'nowrap',
  ':hover': { borderColor: color.brand, background: color.brandSoft },
});
export const cartBadge = style({ position: 'absolute', insetBlockStart: -9, insetInlineEnd: -8 });
export const cartAmount = style({ '@media': { [media.tablet]: { display: 'none' } } });

const compactPx = 56;
/** Its lower part stays visible. Sticky, so it is as wide as the page next to an open drawer. */
export const stuck = style({
  '@media': {
    [media.wide]: { position: 'sticky', zIndex: layer.header, insetBlockStart: `calc(${compactPx}px - ${height})` },
  },
});
const slide = keyframes({ from: { transform: 'translateY(-100%)' } });
export const compact = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  height: compactPx,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
  boxShadow: vars.shadow.edge,
  animation: `${slide} ${vars.motion.normal} ${vars.motion.ease}`,
  '@media': {
    [media.phone]: { position: 'static', height: 'auto', border: 0, boxShadow: 'none', animation: 'none' },
  },
});
export const compactRow = style({
  gap: space[6],
  minHeight: compactPx,
  '@media': { [media.phone]: { gap: space[2], minHeight: layoutPx.phoneHeader } },
});
export const compactName = style({ '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)' } } });
