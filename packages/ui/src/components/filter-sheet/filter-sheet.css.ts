import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { centredRow, wrappingRow } from '../../theme/layout.ts';

const { color, fontSize, space } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  height: '100%',
});
export const rail = style({ overflow: 'auto', overscrollBehavior: 'contain', background: color.sunken });
export const group = style({
  position: 'relative',
  width: '100%',
  minHeight: 48,
  paddingInline: space[3],
  fontSize: fontSize[13],
  textAlign: 'start',
  color: color.ink,
  selectors: {
    '&[aria-current]': { background: color.surface, color: color.brandStrong, fontWeight: 600 },
  },
  ':focus-visible': { outlineOffset: -2 },
});
/** Something in the group is chosen. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  width: space[2],
  height: space[2],
  borderRadius: vars.radius.pill,
  background: color.brand,
});
export const pane = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  padding: space[3],
  overflow: 'auto',
  overscrollBehavior: 'contain',
});
export const rows = style({ display: 'grid' });
export const row = style({
  ...centredRow,
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: 44,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: fontSize[13],
  color: color.ink,
  selectors: { '&[aria-current]': { color: color.brandStrong, fontWeight: 600 } },
});
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: space[2],
});
export const option = style({
  ...wrappingRow,
  alignContent: 'center',
  justifyContent: 'center',
  columnGap: space[1],
  minWidth: 0,
  minHeight: 44,
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
