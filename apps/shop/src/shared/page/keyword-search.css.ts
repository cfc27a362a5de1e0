import { style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

export const form = style({
  display: 'grid',
  gridTemplateColumns: '240px auto',
  justifyContent: 'start',
  gap: vars.space[2],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', justifyContent: 'stretch' } },
});
