import { style } from '@vanilla-extract/css';
import { inlineRow, vars } from '@yaoji/ui/theme';

export const copied = style({ ...inlineRow, gap: vars.space[2], marginBlock: `calc(-1 * ${vars.space[1]})` });
export const figure = style({
  fontSize: vars.fontSize[14],
  color: vars.color.inkStrong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const slip = style({ display: 'grid', gap: vars.space[4], maxWidth: 560 });
