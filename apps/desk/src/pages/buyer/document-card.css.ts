import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const document = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: vars.space[4],
  alignItems: 'start',
});
