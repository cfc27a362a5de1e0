import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const panel = style({ display: 'grid', gap: vars.space[4], padding: vars.space[4] });
export const contact = style({ display: 'grid', gap: vars.space[1] });
export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 32,
  fontSize: vars.fontSize[16],
  color: vars.color.brand,
});
export const chat = style({ width: '100%', height: '60vh', border: 0 });
