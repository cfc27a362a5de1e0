import { style } from '@vanilla-extract/css';
import { centredRow, vars } from '@yaoji/ui/theme';

export const row = style({
  ...centredRow,
  justifyContent: 'center',
  gap: vars.space[3],
  minHeight: 44,
  fontSize: vars.fontSize[13],
  color: vars.color.inkMuted,
});
