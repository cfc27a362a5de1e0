import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { horizontal } from './horizontal.ts';

const { color, fontSize, space } = vars;

export const inCart = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  paddingInline: space[1.5],
  borderRadius: vars.radius.control,
  background: color.brandSoft,
  color: color.brandStrong,
  fontSize: fontSize[12],
  lineHeight: '20px',
  ...horizontal({ insetBlockStart: space[1], insetInlineStart: space[1] }),
});
export const each = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space[1],
  fontSize: fontSize[12],
  color: color.inkStrong,
  whiteSpace: 'nowrap',
  selectors: { '&[data-own=lowest]': { color: color.price, fontWeight: 600 } },
});
export const lowest = style({
  paddingInline: space[1],
  borderRadius: 2,
  background: color.priceSoft,
  fontWeight: 600,
  lineHeight: '16px',
});
export const last = style({ fontSize: fontSize[12], color: color.inkMuted, whiteSpace: 'normal' });
