import { style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
