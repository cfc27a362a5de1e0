import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const table = style({ fontSize: vars.fontSize[13], textAlign: 'start' });
export const head = style({ paddingInlineEnd: space[4], color: color.inkMuted, fontWeight: 400, whiteSpace: 'nowrap' });
export const cell = style({
  minWidth: 88,
  paddingBlock: space[1],
  paddingInline: space[3],
  borderInlineStart: `1px solid ${color.line}`,
  color: color.inkStrong,
  whiteSpace: 'nowrap',
  selectors: { '&[aria-current]': { background: color.brandSoft, color: color.brandStrong, fontWeight: 600 } },
});
