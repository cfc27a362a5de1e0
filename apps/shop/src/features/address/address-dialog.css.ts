import { style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

export const form = style({ display: 'grid', gap: vars.space[4] });

export const regions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[2],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
