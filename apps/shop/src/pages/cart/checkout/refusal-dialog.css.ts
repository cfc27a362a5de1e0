import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const message = style({ margin: `0 0 ${vars.space[2]}` });

export const lines = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  paddingInlineStart: vars.space[4],
  maxHeight: 320,
  overflowY: 'auto',
  fontSize: vars.fontSize[13],
});
