import { style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const entry = style({ display: 'grid' });
/** While it is being deleted or made the default. */
export const busy = style([entry, { opacity: 0.6, pointerEvents: 'none' }]);
