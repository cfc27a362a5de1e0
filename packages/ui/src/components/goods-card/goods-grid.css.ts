import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { incompleteRowRules, type RowLengths } from '../../theme/full-rows.ts';
import { media } from '../../theme/media.ts';
import { layoutPx } from '../../theme/tokens.ts';
import { gridContainer, horizontalBelow } from './horizontal.ts';

export const box = style({ containerType: 'inline-size', containerName: gridContainer });

const at = (from: number) => `${gridContainer} (min-width: ${from}px)`;
/** Cards per row by container width. */
const rows: RowLengths = [
  [horizontalBelow, 2],
  [820, 3],
  [930, 4],
  [1180, 5],
];

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1.5],
  '@container': {
    [at(horizontalBelow)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[3] },
    [at(820)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [at(930)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [at(1180)]: {
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      columnGap: (layoutPx.content - 5 * layoutPx.card) / 4,
    },
  },
});
// Twice, above the rules by width.
globalStyle(`.${grid}.${grid}`, {
  '@media': { [media.low]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] } },
});
export const four = style({
  '@container': { [at(1180)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space[4] } },
});
export const fullRows = style({});
for (const [selector, rule] of incompleteRowRules(fullRows, gridContainer, rows)) globalStyle(selector, rule);
