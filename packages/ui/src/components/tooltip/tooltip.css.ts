import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const bubble = style({
  zIndex: layer.float,
  maxWidth: 280,
  paddingBlock: vars.space[1.5],
  paddingInline: vars.space[2.5],
  borderRadius: vars.radius.control,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  // Only visible in forced colours, where no background separates it from the page.
  outline: '1px solid transparent',
  fontSize: vars.fontSize[12],
  fontWeight: 400,
  lineHeight: '18px',
  textAlign: 'start',
  whiteSpace: 'normal',
  boxShadow: vars.shadow.float,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
});
