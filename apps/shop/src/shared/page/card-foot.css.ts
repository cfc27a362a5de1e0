import { style } from '@vanilla-extract/css';
import { media, vars, wrappingRow } from '@yaoji/ui/theme';

const { space } = vars;

export const foot = style({
  ...wrappingRow,
  justifyContent: 'flex-end',
  gap: `${space[2]} ${space[4]}`,
  '@media': { [media.phone]: { justifyContent: 'space-between' } },
});
