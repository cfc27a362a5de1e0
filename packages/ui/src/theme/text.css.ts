import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { oneLine, twoLines } from './layout.ts';

/** The type scale, by role. */
export const text = styleVariants({
  caption: { fontSize: vars.fontSize[12], lineHeight: '18px', color: vars.color.inkMuted },
  small: { fontSize: vars.fontSize[13], lineHeight: '20px' },
  body: { fontSize: vars.fontSize[14], lineHeight: '22px' },
  heading: { fontSize: vars.fontSize[16], lineHeight: '24px', fontWeight: 600, color: vars.color.inkStrong },
  title: { fontSize: vars.fontSize[20], lineHeight: '28px', fontWeight: 600, color: vars.color.inkStrong },
  display: { fontSize: vars.fontSize[28], lineHeight: '36px', fontWeight: 600, color: vars.color.inkStrong },
});

/** Class name: two lines, then an ellipsis. */
export const lineClamp2 = style(twoLines);

/** Class name: one line, then an ellipsis. */
export const ellipsis = style(oneLine);
