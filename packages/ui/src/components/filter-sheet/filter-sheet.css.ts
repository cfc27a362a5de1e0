import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, fontSize, space } = vars;

export const groups = style({ display: 'grid', gap: space[4], padding: space[4] });
export const name = style({
  marginBlockEnd: space[2],
  fontSize: fontSize[13],
  fontWeight: 600,
  color: color.inkStrong,
});
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: space[2],
});
export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  columnGap: space[1],
  minWidth: 0,
  minHeight: 40,
  padding: `${space[1]} ${space[1.5]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: color.sunken,
  fontSize: fontSize[13],
  lineHeight: '16px',
  textAlign: 'center',
  color: color.ink,
  selectors: {
    '&[aria-current]': {
      borderColor: color.brand,
      background: color.brandSoft,
      color: color.brandStrong,
      fontWeight: 600,
    },
  },
});
export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const count = style({ fontSize: fontSize[12], fontWeight: 400, color: color.inkMuted });
export const foot = style({ display: 'flex', gap: space[2] });
