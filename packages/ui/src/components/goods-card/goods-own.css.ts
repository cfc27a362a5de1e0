import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { lying } from './lying.ts';

const { color, fontSize } = vars;

export const inCart = style({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 8,
  paddingInline: 6,
  borderRadius: vars.radius.control,
  background: color.brandSoft,
  color: color.brandStrong,
  fontSize: fontSize[12],
  lineHeight: '20px',
  ...lying({ insetBlockStart: 4, insetInlineStart: 4 }),
});
export const each = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 4,
  fontSize: fontSize[12],
  color: color.inkStrong,
  whiteSpace: 'nowrap',
  selectors: { '&[data-own=lowest]': { color: color.price, fontWeight: 600 } },
});
export const lowest = style({
  paddingInline: 3,
  borderRadius: 2,
  background: color.priceSoft,
  fontWeight: 600,
  lineHeight: '16px',
});
export const last = style({ fontSize: fontSize[12], color: color.inkMuted, whiteSpace: 'normal' });
