import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const viewer = style({ display: 'grid', gap: vars.space[2], justifyItems: 'center' });
export const picture = style({
  maxHeight: 'calc(100dvh - 220px)',
  minHeight: 120,
  objectFit: 'contain',
  background: vars.color.sunken,
  borderRadius: vars.radius.control,
});
export const foot = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], fontSize: vars.fontSize[13] });
