import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const tile = style({
  width: 72,
  height: 72,
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  cursor: 'zoom-in',
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
