import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const copied = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlock: `calc(-1 * ${vars.space[1]})`,
});
export const figure = style({
  fontSize: vars.fontSize[14],
  color: vars.color.inkStrong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const slip = style({ display: 'grid', gap: vars.space[4], maxWidth: 560 });
