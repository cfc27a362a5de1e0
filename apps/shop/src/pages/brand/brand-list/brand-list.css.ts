import { style } from '@vanilla-extract/css';
import { media, oneColumn, vars } from '@yaoji/ui/theme';

const { space } = vars;

export const body = style({ ...oneColumn, gap: space[4] });
export const brands = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 0 } },
});
