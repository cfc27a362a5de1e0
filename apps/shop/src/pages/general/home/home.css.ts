import { style } from '@vanilla-extract/css';
import { media, oneColumn, vars, visuallyHidden } from '@yaoji/ui/theme';

export const page = style({ ...oneColumn, gap: vars.space[4] });
export const heading = visuallyHidden;
export const skeleton = style({ height: '80dvh', marginBlockStart: vars.space[3] });
/** Reserves space: the registration's status loads after the page. */
export const review = style({
  minHeight: 56,
  marginBlockStart: vars.space[3],
  '@media': { [media.phone]: { minHeight: 104 } },
});
