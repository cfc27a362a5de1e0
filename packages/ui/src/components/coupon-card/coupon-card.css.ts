import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { wrappingRow } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';

const { color, fontSize, space } = vars;

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  minHeight: 92,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  fontSize: fontSize[12],
  lineHeight: '18px',
  overflow: 'hidden',
  '@media': { [media.phone]: { gridTemplateColumns: '96px minmax(0, 1fr)' } },
  selectors: {
    '&[data-chosen]': { borderColor: color.brand, boxShadow: `0 0 0 1px ${color.brand}` },
    '&[data-off]': { background: color.sunken },
  },
});
export const value = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: space[2],
  background: color.priceSoft,
  borderInlineEnd: `1px dashed ${color.line}`,
  color: color.price,
  textAlign: 'center',
  selectors: { [`${card}[data-off] &`]: { background: color.ground, color: color.inkMuted } },
});
export const rate = style({ fontSize: fontSize[20], fontWeight: 700, lineHeight: '28px' });
export const body = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[0.5],
  paddingBlock: space[2.5],
  paddingInline: `${space[3]} ${space[3]}`,
});
export const title = style({ fontSize: fontSize[14], lineHeight: '20px', fontWeight: 600, color: color.inkStrong });
export const quiet = style({ color: color.inkMuted });
/** Dates don't break; text after them wraps if needed. */
export const period = style([quiet, { whiteSpace: 'nowrap' }]);
export const reason = style({ color: color.warning });
export const foot = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[2]}`,
  minHeight: 28,
});
export const state = style({ color: color.inkMuted, whiteSpace: 'nowrap' });
