import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

const base = style({
  display: 'grid',
  columnGap: space[6],
  rowGap: space[1],
  fontSize: vars.fontSize[13],
  lineHeight: '22px',
});
const narrow = { '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } } };
export const list = styleVariants({
  1: [base, { gridTemplateColumns: 'minmax(0, 1fr)' }],
  2: [base, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', ...narrow }],
  3: [
    base,
    {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, ...narrow['@media'] },
    },
  ],
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
