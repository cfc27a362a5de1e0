import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 124px',
  gap: vars.space[2],
});
