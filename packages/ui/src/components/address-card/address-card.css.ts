import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { centredRow } from '../../theme/layout.ts';

const { color, fontSize, space } = vars;

export const card = style({
  display: 'grid',
  gap: space[1],
  gridTemplateRows: 'auto 1fr auto',
  minHeight: 116,
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  fontSize: fontSize[13],
  lineHeight: '20px',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&[data-chosen]': { borderColor: color.brand, boxShadow: `0 0 0 1px ${color.brand}` } },
});
export const head = style({ ...centredRow, gap: space[2], color: color.inkStrong, fontWeight: 600 });
export const phone = style({ fontWeight: 400, color: color.ink });
export const mark = style({
  marginInlineStart: 'auto',
  paddingInline: space[1.5],
  borderRadius: 3,
  background: color.brandSoft,
  color: color.brandStrong,
  fontSize: fontSize[12],
  fontWeight: 400,
  whiteSpace: 'nowrap',
});
export const detail = style({ color: color.ink, overflowWrap: 'anywhere' });
/** The text of its first plain button lines up with the address. */
export const actions = style({
  display: 'flex',
  marginBlockStart: 'auto',
  marginInlineStart: `calc(${space[2.5]} * -1)`,
});
