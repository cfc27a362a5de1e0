import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const anchor = style({ display: 'inline-flex' });
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
