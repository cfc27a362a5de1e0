import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { centredRow } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';
import { layer } from '../../theme/tokens.ts';

const slide = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });

export const drawer = style({
  position: 'fixed',
  zIndex: layer.rail,
  insetBlock: 0,
  insetInlineStart: 'auto',
  insetInlineEnd: 0,
  paddingInlineEnd: 'env(safe-area-inset-right, 0px)',
  width: `calc(${vars.size.drawer} + env(safe-area-inset-right, 0px))`,
  height: '100dvh',
  maxHeight: 'none',
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.edge,
  animation: `${slide} ${vars.motion.normal} ${vars.motion.ease}`,
  '::backdrop': { background: vars.color.overlay },
  '@media': {
    [media.phone]: {
      insetBlockStart: 'auto',
      insetInline: 0,
      width: '100%',
      maxWidth: 'none',
      height: 'min(82dvh, 720px)',
      borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
      overflow: 'hidden',
      animationName: rise,
    },
  },
});

export const clearsRail = style({
  insetInlineEnd: vars.size.rail,
  '@media': { [media.phone]: { insetInlineEnd: 0 } },
});

export const frame = style({ display: 'flex', flexDirection: 'column', height: '100%' });
export const head = style({
  flex: 'none',
  ...centredRow,
  justifyContent: 'space-between',
  height: `calc(32px + 2 * ${vars.space[2]})`,
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const title = style({ fontSize: vars.fontSize[14], outline: 'none' });
export const body = style({ flex: 1, minHeight: 0, overflow: 'auto', overscrollBehavior: 'contain' });
export const foot = style({
  flex: 'none',
  padding: vars.space[3],
  paddingBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
