import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const list = style({ display: 'grid', minWidth: 220, fontSize: vars.fontSize[13] });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[6],
  lineHeight: '26px',
  selectors: {
    '&[data-total]': {
      marginBlockStart: space[1],
      paddingBlockStart: space[1.5],
      borderBlockStart: `1px solid ${color.line}`,
      fontWeight: 600,
    },
  },
});
export const note = style({ marginInlineStart: space[1.5], fontSize: vars.fontSize[12], color: color.inkMuted });
export const amount = style({ color: color.inkStrong, whiteSpace: 'nowrap' });
export const less = style({ color: color.price });
