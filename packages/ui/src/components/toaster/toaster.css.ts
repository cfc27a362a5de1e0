import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { centredRow, inlineRow } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';
import { footInset, layer, layoutPx, tabBarSpace } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const region = style({
  position: 'fixed',
  zIndex: layer.toast,
  // Below the header, at the end of the line: the suggestions of its search end before it.
  insetBlockStart: `calc(${layoutPx.topBar + layoutPx.searchRow + layoutPx.nav}px + ${vars.space[2]})`,
  insetInlineEnd: `calc(${layoutPx.rail}px + ${vars.space[6]})`,
  // Above the bars at the foot, away from what was just changed.
  '@media': {
    [media.phone]: {
      insetBlockStart: 'auto',
      insetInline: 0,
      marginInline: 'auto',
      insetBlockEnd: `calc(${tabBarSpace} + ${footInset} + 72px)`,
    },
  },
  width: 'fit-content',
  maxWidth: 'calc(100vw - 24px)',
  overflow: 'visible',
  background: 'none',
});
export const list = style({
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space[2],
  '@media': { [media.phone]: { justifyItems: 'center' } },
});
export const toast = style({
  ...centredRow,
  gap: vars.space[2],
  minHeight: 40,
  paddingBlock: vars.space[1.5],
  paddingInline: `${vars.space[3]} ${vars.space[2]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.inkStrong,
  fontSize: vars.fontSize[14],
  lineHeight: '20px',
  boxShadow: vars.shadow.float,
  animation: `${appear} ${vars.motion.normal} ${vars.motion.ease}`,
});
export const icon = styleVariants({
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  error: { color: vars.color.danger },
  info: { color: vars.color.inkMuted },
});
export const action = style({
  minHeight: 28,
  ...inlineRow,
  paddingInline: vars.space[1.5],
  color: vars.color.brand,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
});
export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  color: vars.color.inkMuted,
  ':hover': { color: vars.color.inkStrong },
});
