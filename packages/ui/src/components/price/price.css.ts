import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { fontSize, color, space } = vars;

export const price = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  fontWeight: 700,
  lineHeight: 1.15,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const tone = styleVariants({
  price: { color: color.price },
  ink: { color: color.inkStrong },
  muted: { color: color.inkMuted, fontWeight: 400 },
});

const sizes = styleVariants({
  small: { fontSize: fontSize[13] },
  medium: { fontSize: fontSize[16] },
  large: { fontSize: fontSize[20] },
  huge: { fontSize: fontSize[28] },
});
export const integer = sizes;
export const rest = styleVariants({
  small: { fontSize: fontSize[12] },
  medium: { fontSize: fontSize[13] },
  large: { fontSize: fontSize[14] },
  huge: { fontSize: fontSize[16] },
});

export const symbol = style({ fontSize: fontSize[13], marginInlineEnd: 1 });
export const symbolSmall = style({ fontSize: fontSize[12] });
export const regular = style({ fontWeight: 400 });
export const semi = style({ fontWeight: 600 });
export const struck = style({ textDecoration: 'line-through' });
export const unit = style({
  fontSize: fontSize[12],
  fontWeight: 400,
  color: color.inkMuted,
  marginInlineStart: space[0.5],
});
export const hidden = style({ fontSize: fontSize[14], fontWeight: 600, color: color.inkMuted, whiteSpace: 'nowrap' });
export const hiddenLink = style([
  hidden,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 24,
    textUnderlineOffset: 3,
    ':hover': { textDecoration: 'underline' },
  },
]);
