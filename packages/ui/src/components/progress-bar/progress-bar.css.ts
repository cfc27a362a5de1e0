import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;
const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

export const share = createVar();
export const box = style({ display: 'flex', alignItems: 'center', gap: space[2], width: '100%' });
export const track = style({
  flex: 1,
  height: 6,
  borderRadius: 3,
  background: color.line,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
const base = style({
  display: 'block',
  width: share,
  height: '100%',
  borderRadius: 3,
  transition: `width ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
export const bar = styleVariants({
  brand: [base, { background: color.brand }],
  promo: [base, { background: color.promo }],
  danger: [base, { background: color.danger }],
});
export const endless = style({ animation: `${pass} 1.2s linear infinite` });
export const figure = style({
  minWidth: 36,
  fontSize: vars.fontSize[12],
  color: color.inkMuted,
  textAlign: 'end',
});
