import { style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[3],
  alignItems: 'start',
  '@media': { [media.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const broad = style({ gridColumn: '1 / -1' });
/** In the line of its neighbours' fields, below where their labels are. */
export const flag = style({ display: 'grid', gap: 4, paddingBlockStart: 28 });
