import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';
import { pictureFrame } from '#pages/parts/page.css.ts';

export const slip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)',
  gap: vars.space[4],
});
export const frame = style([pictureFrame, { height: 220 }]);
