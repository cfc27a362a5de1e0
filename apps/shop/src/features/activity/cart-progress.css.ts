import { style } from '@vanilla-extract/css';
import { media, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

export const progress = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[1],
  // The height with a bar: a discount without a threshold loses its bar once the cart has loaded.
  minHeight: 38,
  '@media': { [media.phone]: { minHeight: 54 } },
});
export const text = style({
  ...wrappingRow,
  columnGap: space[2],
  minHeight: 28,
  fontSize: fontSize[13],
  color: color.ink,
  // The height of its button, which comes with the cart.
  '@media': { [media.phone]: { minHeight: 44 } },
});
