import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 114px', gap: 8 });
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 28,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.sunken,
  overflow: 'hidden',
  ':hover': { borderColor: color.brand },
});
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const failed = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  paddingInline: 6,
  fontSize: vars.fontSize[12],
  lineHeight: '16px',
  color: color.danger,
});
