import { style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

export const quiet = style({
  display: 'flex',
  columnGap: space[1.5],
  color: color.inkMuted,
  '@media': { [media.phone]: { display: 'contents' } },
});
export const unbroken = style({ whiteSpace: 'nowrap' });
export const last = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[1.5],
  lineHeight: '18px',
  fontSize: fontSize[12],
  // One line, so every row is equally high. Parts that don't fit wrap out of sight: half a number misleads.
  '@media': { [media.phone]: { height: 18, overflow: 'hidden' } },
});
/** Stacked in a row, side by side in a card. */
export const price = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  '@media': {
    [media.phone]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[1.5] },
  },
});
const change = style({ fontSize: fontSize[12], fontWeight: 600, lineHeight: '16px', whiteSpace: 'nowrap' });
export const dearer = style([change, { color: color.warning }]);
export const cheaper = style([change, { color: color.success }]);
