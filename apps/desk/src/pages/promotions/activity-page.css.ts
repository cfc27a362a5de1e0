import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const figure = style({ width: 88, marginInlineStart: 'auto' });
export const saveBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 10,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space[2],
  padding: vars.space[3],
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
  borderRadius: vars.radius.card,
});
