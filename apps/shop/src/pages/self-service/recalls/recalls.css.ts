import { style } from '@vanilla-extract/css';
import { media, oneColumn, vars } from '@yaoji/ui/theme';

const { space } = vars;

export const stack = style({ ...oneColumn, gap: space[4] });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
