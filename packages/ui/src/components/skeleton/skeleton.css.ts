import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const width = createVar();
export const height = createVar();

/** Makes a text of 14 px as high as its line. */
const leadingPx = 3;

const base = style({
  display: 'block',
  width,
  height,
  maxWidth: '100%',
  background: vars.color.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});

export const shape = styleVariants({
  block: [base, { borderRadius: vars.radius.control }],
  // Padding, because the margins of two lines would collapse.
  text: [base, { boxSizing: 'content-box', paddingBlock: leadingPx, backgroundClip: 'content-box' }],
  circle: [base, { borderRadius: vars.radius.pill }],
});
/** For many at once: each animated one is a compositing layer, 165 of them in a loading list. */
export const still = style({});
globalStyle(`${still}${still} *`, { animation: 'none' });
