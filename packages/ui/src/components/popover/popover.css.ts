import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { layer } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const anchor = style({ display: 'inline-flex' });
export const anchorBlock = style({ display: 'block' });
export const panel = style({
  position: 'fixed',
  zIndex: layer.float,
  maxWidth: 'min(420px, calc(100vw - 16px))',
  maxHeight: 'calc(100dvh - 16px)',
  overflow: 'auto',
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.fontSize[13],
  boxShadow: vars.shadow.float,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
});

/** Where it stands beside its anchor is written on the element itself. */
export const panelOrSheet = style([
  panel,
  {
    '@media': {
      [media.phone]: {
        inset: 'auto 0 0 0 !important',
        width: '100%',
        maxWidth: 'none',
        borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
        '::backdrop': { background: vars.color.overlay },
      },
    },
  },
]);
