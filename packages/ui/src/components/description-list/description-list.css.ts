import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

const base = style({
  display: 'grid',
  columnGap: space[6],
  rowGap: space[1],
  fontSize: vars.fontSize[13],
  lineHeight: '22px',
});
/** Fewer columns in a narrow box, whatever the window. */
const upTo = (columns: number) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(max(220px, calc((100% - ${columns} * ${space[6]}) / ${columns})), 1fr))`,
});
export const list = styleVariants({
  1: [base, { gridTemplateColumns: 'minmax(0, 1fr)' }],
  2: [base, upTo(2)],
  3: [base, upTo(3)],
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space[2],
  minWidth: 0,
});
export const wide = style([pair, { gridColumn: '1 / -1' }]);
export const label = style({ color: color.inkMuted });
export const value = style({ color: color.inkStrong, overflowWrap: 'anywhere' });
