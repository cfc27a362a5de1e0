import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const width = createVar();
export const height = createVar();

/** With it a text of 14 px is as high as its line. */
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
  // Padding, since the margins of two lines would collapse into one.
  text: [base, { boxSizing: 'content-box', paddingBlock: leadingPx, backgroundClip: 'content-box' }],
  circle: [base, { borderRadius: vars.radius.pill }],
});
/** Where there are many: each that breathes is a layer of its own, 165 in a list that waits for its cards. */
export const still = style({});
globalStyle(`${still}${still} *`, { animation: 'none' });
