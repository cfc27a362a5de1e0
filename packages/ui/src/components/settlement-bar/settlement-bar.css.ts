import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { centredRow, inlineRow } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';
import { footInset, layer, tabBarSpace } from '../../theme/tokens.ts';
import { editing } from '../cart-line/cart-line.css.ts';

const { color, fontSize, space } = vars;

export const bar = style({
  position: 'sticky',
  zIndex: layer.sticky,
  insetBlockEnd: 0,
  marginBlockStart: space[3],
  paddingBlockEnd: footInset,
  background: color.surface,
  boxShadow: vars.shadow.edge,
  '@media': { [media.phone]: { insetBlockEnd: tabBarSpace } },
});
export const row = style({
  ...centredRow,
  gap: space[6],
  minHeight: `calc(40px + 2 * ${space[3]})`,
  paddingBlock: space[1],
  fontSize: fontSize[13],
  '@media': {
    [media.laptop]: { gap: space[3] },
    [media.tablet]: { gap: space[2], flexWrap: 'wrap' },
    [media.phone]: { minHeight: 56, columnGap: space[3] },
  },
});
export const tools = style({
  ...centredRow,
  gap: space[3],
  // Phones show the actions for several lines while the cart is being edited.
  '@media': {
    [media.phone]: {
      display: 'none',
      width: '100%',
      gap: space[4],
      selectors: { [`${editing} &`]: { display: 'flex' } },
    },
  },
});
export const figures = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  justifyItems: 'end',
  '@media': { [media.phone]: { justifyItems: 'start', alignContent: 'center' } },
});
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: space[3],
  fontSize: fontSize[12],
  lineHeight: '18px',
  color: color.inkMuted,
  // A single line.
  '@media': { [media.phone]: { maxWidth: '100%', height: 24, overflow: 'hidden' } },
});
export const payable = style({ display: 'flex', alignItems: 'baseline', gap: space[1], whiteSpace: 'nowrap' });
export const details = style({
  ...inlineRow,
  gap: space[0.5],
  minHeight: 24,
  marginInlineStart: space[2],
  fontSize: fontSize[12],
  color: color.inkMuted,
  ':hover': { color: color.brand },
});
export const tool = style({
  minHeight: 28,
  color: color.ink,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { minHeight: 44 } },
  selectors: {
    '&:hover:not(:disabled, [aria-disabled])': { color: color.brand },
    '&:is(:disabled, [aria-disabled])': { color: color.inkMuted, cursor: 'not-allowed' },
  },
});

/** Focused elements stop above the bar, which is higher in narrow windows. Only `html` can set this for the window. */
globalStyle(`html:has(body ${bar})`, {
  scrollPaddingBlockEnd: 80,
  '@media': {
    [media.tablet]: { scrollPaddingBlockEnd: 112 },
    [media.phone]: { scrollPaddingBlockEnd: `calc(72px + ${footInset} + ${tabBarSpace})` },
  },
});
