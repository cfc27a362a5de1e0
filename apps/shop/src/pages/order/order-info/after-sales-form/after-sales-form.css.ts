import { style } from '@vanilla-extract/css';
import { oneColumn, vars } from '@yaoji/ui/theme';

export const lines = style({
  ...oneColumn,
  gap: vars.space[2],
  maxHeight: 320,
  overflow: 'auto',
  fontSize: vars.fontSize[13],
});
export const line = style({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${vars.space[3]}` });
