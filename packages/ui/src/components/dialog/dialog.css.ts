import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { layoutPx } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const fade = keyframes({ from: { opacity: 0 } });

const base = style({
  margin: 'auto',
  maxWidth: 'calc(100vw - 24px)',
  maxHeight: 'calc(100dvh - 48px)',
  padding: 0,
  borderRadius: vars.radius.dialog,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  overflow: 'hidden',
  animation: `${appear} ${vars.motion.normal} ${vars.motion.ease}`,
  '::backdrop': { background: vars.color.overlay, animation: `${fade} ${vars.motion.normal}` },
});

/** On phones, all but the small ones rise from the bottom, where thumbs are. */
const sheet = style({
  '@media': {
    [media.phone]: {
      marginBlockEnd: 0,
      minWidth: '100%',
      paddingInline: 'env(safe-area-inset-left, 0px) env(safe-area-inset-right, 0px)',
      borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
    },
  },
});

export const size = styleVariants({
  small: [base, { width: 400 }],
  medium: [base, sheet, { width: layoutPx.activityDialog }],
  large: [base, sheet, { width: 800 }],
});

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'inherit',
  '@media': {
    // On the frame, not on the dialog: the buttons of a tall sheet stay above the home indicator.
    [media.phone]: { selectors: { [`${sheet} > &`]: { paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)' } } },
  },
});
export const title = style({
  flex: 'none',
  paddingBlock: `${vars.space[4]} ${vars.space[2.5]}`,
  paddingInline: `${vars.space[6]} calc(40px + ${vars.space[4]})`,
  fontSize: vars.fontSize[16],
  lineHeight: '24px',
  outline: 'none',
  '@media': { [media.phone]: { paddingInlineStart: vars.space[4] } },
});
export const body = style({
  flex: '0 1 auto',
  overflow: 'auto',
  paddingInline: vars.space[6],
  paddingBlock: `${vars.space[0.5]} ${vars.space[5]}`,
  fontSize: vars.fontSize[14],
  lineHeight: '22px',
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});
export const foot = style({
  flex: 'none',
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  paddingBlock: `${vars.space[2]} ${vars.space[5]}`,
  paddingInline: vars.space[6],
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});
export const close = style({ position: 'absolute', insetBlockStart: vars.space[3], insetInlineEnd: vars.space[4] });
