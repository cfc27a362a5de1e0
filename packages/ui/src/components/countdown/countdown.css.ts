import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inlineRow } from '../../theme/layout.ts';

export const countdown = style({
  ...inlineRow,
  gap: vars.space[1],
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const days = style({ ':empty': { display: 'none' } });
export const figure = styleVariants({
  boxes: {
    minWidth: 24,
    paddingInline: vars.space[1],
    borderRadius: 3,
    background: vars.color.price,
    color: vars.color.onPrice,
    fontSize: vars.fontSize[13],
    fontWeight: 600,
    lineHeight: '22px',
    textAlign: 'center',
  },
  text: { minWidth: '2ch', fontWeight: 600, textAlign: 'center' },
});
