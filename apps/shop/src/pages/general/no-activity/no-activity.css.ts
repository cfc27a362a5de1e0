import { style } from '@vanilla-extract/css';
import { vars, visuallyHidden } from '@yaoji/ui/theme';

export const page = style({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
  minHeight: '60vh',
  alignContent: 'start',
});
export const title = visuallyHidden;
