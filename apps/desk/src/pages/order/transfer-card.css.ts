import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const slip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)',
  gap: vars.space[4],
});
export const frame = style({
  height: 220,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  cursor: 'zoom-in',
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'contain' });
export const small = style([frame, { width: 96, height: 96 }]);
