import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const document = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: vars.space[4],
  alignItems: 'start',
});
export const frame = style({
  width: 220,
  height: 156,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  cursor: 'zoom-in',
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'contain' });
