import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
  padding: 0,
  listStyle: 'none',
});
export const picture = style({
  display: 'block',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  overflow: 'clip',
  cursor: 'zoom-in',
});
export const image = style({ display: 'block', width: 72, height: 72, objectFit: 'cover' });
