import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

export const box = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  maxWidth: '100%',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.codeGround,
  color: color.codeInk,
  overflow: 'hidden',
});
export const code = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: vars.space[3],
  background: color.surface,
  color: color.inkStrong,
  textAlign: 'center',
});
