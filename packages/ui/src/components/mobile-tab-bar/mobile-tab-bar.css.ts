import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { layer, layoutPx, tabBarSpace } from '../../theme/tokens.ts';

const heightOf = (px: number) => `calc(${px}px + env(safe-area-inset-bottom))`;

export const bar = style({
  display: 'none',
  position: 'fixed',
  zIndex: layer.header,
  insetInline: 0,
  insetBlockEnd: 0,
  height: tabBarSpace,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  // Four places from the start: a browser may render half a page while the rest is arriving.
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)' } },
});
export const item = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[0.5],
  fontSize: vars.fontSize[12],
  lineHeight: '16px',
  color: vars.color.inkMuted,
  ':focus-visible': { outlineOffset: -3 },
  selectors: { '&[aria-current]': { color: vars.color.brand, fontWeight: 600 } },
  '@media': {
    [media.low]: { gridAutoFlow: 'column', placeContent: 'center', alignItems: 'center', gap: vars.space[4] },
  },
});

/** Focused elements stop above the bar; other bars sit on top of it. */
globalStyle(`html:has(${bar})`, {
  '@media': {
    [media.phone]: {
      vars: { '--yj-tab-bar': heightOf(layoutPx.mobileTabBar), '--yj-foot-inset': '0px' },
      scrollPaddingBlockEnd: tabBarSpace,
    },
    [media.low]: { vars: { '--yj-tab-bar': heightOf(layoutPx.lowTabBar) } },
  },
});
globalStyle(`body:has(${bar})`, { '@media': { [media.phone]: { paddingBlockEnd: tabBarSpace } } });
