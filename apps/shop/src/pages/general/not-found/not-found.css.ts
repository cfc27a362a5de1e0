import { style } from '@vanilla-extract/css';
import { vars, visuallyHidden } from '@yaoji/ui/theme';

export const page = style({
  marginBlockStart: vars.space[4],
  paddingBlockEnd: `calc(8 * ${vars.space[5]})`,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
});
export const title = visuallyHidden;
