import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { centredRow, inlineRow, twoLines } from '../../theme/layout.ts';
import { horizontal } from './horizontal.ts';

const { color, space } = vars;

export const foot = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: space[1.5],
  height: 44,
  paddingInline: space[3],
  paddingBlock: `${space[0.5]} ${space[2.5]}`,
  marginBlockStart: 'auto',
  ...horizontal({
    gridRow: 4,
    gridColumn: '-2',
    gap: space[1],
    height: 'auto',
    padding: 0,
    gridTemplateColumns: '128px 44px',
  }),
});
/** Products that cannot be bought show the reason next to the price. */
export const footBlocked = style(horizontal({ gridTemplateColumns: 'minmax(0, 184px)' }));
/** A square plus button on horizontal cards. */
export const add = style({});
globalStyle(`${add} button`, horizontal({ width: 44, height: 44, padding: 0, fontSize: 0 }));
globalStyle(`${add} button::before`, horizontal({ content: '+', fontSize: 26, fontWeight: 300, lineHeight: 1 }));

export const blocked = style({
  gridColumn: '1 / -1',
  ...centredRow,
  justifyContent: 'space-between',
  gap: space[1.5],
  height: 32,
  paddingInline: space[2],
  borderRadius: vars.radius.control,
  background: color.warningSoft,
  color: color.warning,
  lineHeight: '15px',
});
export const blockedText = style({ ...twoLines });
export const blockedFix = style({
  flex: 'none',
  ...inlineRow,
  minHeight: 24,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 2,
});
