import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { centredRow } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';
import { footInset, layer, tabBarSpace } from '../../theme/tokens.ts';

const height = `calc(56px + ${footInset})`;
const below = `calc(${height} + ${tabBarSpace})`;

export const bar = style({
  '@media': {
    [media.phone]: {
      position: 'fixed',
      zIndex: layer.sticky,
      insetInline: 0,
      insetBlockEnd: tabBarSpace,
      ...centredRow,
      justifyContent: 'space-between',
      gap: vars.space[3],
      height,
      paddingBlockEnd: footInset,
      paddingInline: vars.space[3],
      background: vars.color.surface,
      boxShadow: vars.shadow.edge,
    },
  },
});
/** Leaves room at the end of the page for both bars. */
globalStyle(`html body:has(${bar})`, {
  '@media': { [media.phone]: { paddingBlockEnd: below } },
});
globalStyle(`html:has(body ${bar})`, {
  '@media': { [media.phone]: { scrollPaddingBlockEnd: below } },
});
export const price = style({
  display: 'none',
  minWidth: 0,
  '@media': { [media.phone]: { display: 'block' } },
});
export const actions = style({
  display: 'flex',
  flex: 'none',
  gap: vars.space[3],
  '@media': { [media.phone]: { gap: vars.space[2] } },
});
