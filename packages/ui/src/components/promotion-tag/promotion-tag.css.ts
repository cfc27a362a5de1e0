import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 18,
  height: 18,
  paddingInline: space[0.5],
  border: '1px solid currentColor',
  borderRadius: 3,
  fontSize: vars.fontSize[12],
  fontWeight: 400,
  lineHeight: 1,
  verticalAlign: '2px',
  whiteSpace: 'nowrap',
  selectors: {
    // The target is 24 px high (40 on phones); the tag is 18.
    'a&::after, button&::after': {
      content: '',
      position: 'absolute',
      inset: '-4px -3px',
      '@media': { [media.phone]: { inset: '-11px -3px' } },
    },
  },
});

export const kind = styleVariants({
  优: [base, { color: color.brandStrong, background: color.brandSoft }],
  秒: [base, { color: color.price, background: color.priceSoft }],
  满: [base, { color: color.promoInk, background: color.promoSoft }],
  换购: [base, { color: color.promoInk, background: color.promoSoft }],
  赠: [base, { color: color.gift, background: color.giftSoft }],
  特: [base, { color: color.price, background: color.priceSoft }],
  优先: [base, { color: color.brandStrong, background: color.brandSoft }],
  新: [base, { color: color.brandStrong, background: color.brandSoft }],
});
