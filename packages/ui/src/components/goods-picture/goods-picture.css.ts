import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
});
export const image = style({ width: '100%', height: '100%', objectFit: 'contain' });
export const none = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space[1],
  width: '100%',
  height: '100%',
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize[12],
});
