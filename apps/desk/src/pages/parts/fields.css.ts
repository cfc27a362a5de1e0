import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const fields = style({
  display: 'grid',
  // Three beside each other, fewer where they would be narrow.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(210px, 100%), 30%), 1fr))',
  gap: vars.space[3],
  alignItems: 'start',
});
export const broad = style({ gridColumn: '1 / -1' });
/** In the line of its neighbours' fields, below where their labels are. */
export const flag = style({ display: 'grid', gap: 4, paddingBlockStart: 28 });
