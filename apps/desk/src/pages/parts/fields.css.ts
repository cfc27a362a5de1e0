import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const fields = style({
  display: 'grid',
  // Three per row, fewer if they would be narrow.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(210px, 100%), 30%), 1fr))',
  gap: vars.space[3],
  alignItems: 'start',
});
export const several = style({ display: 'grid', gap: vars.space[1] });
export const broad = style({ gridColumn: '1 / -1' });
const labelPx = 28;
/** Aligns with neighbouring fields, below their labels. */
export const flag = style({ display: 'grid', gap: vars.space[1], paddingBlockStart: labelPx });
