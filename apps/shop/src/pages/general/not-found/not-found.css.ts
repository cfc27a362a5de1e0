import { style } from '@vanilla-extract/css';
import { surfaceCard, vars, visuallyHidden } from '@yaoji/ui/theme';

export const page = style({
  marginBlockStart: vars.space[4],
  paddingBlockEnd: `calc(8 * ${vars.space[5]})`,
  ...surfaceCard,
});
export const title = visuallyHidden;
