import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  width: '100%',
});
