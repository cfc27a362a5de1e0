import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const banner = style({
  width: '100%',
  height: 'auto',
  // Phones get their own crop: the wide banner would shrink to its words.
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  marginBlockEnd: vars.space[3],
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
});
export const rule = style({
  marginBlockEnd: vars.space[3],
  fontSize: vars.fontSize[13],
  lineHeight: '20px',
  color: vars.color.promoInk,
});
export const goods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[2],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
