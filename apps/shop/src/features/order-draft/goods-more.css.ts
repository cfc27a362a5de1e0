import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { space } = vars;

export const actions = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  minWidth: 96,
});
