import { style } from '@vanilla-extract/css';
import { centredRow, ellipsis, media, surfaceCard, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

/** Six characters. */
const titlePx = 6 * 14;

/** One row in a wide window. */
export const body = style({
  ...wrappingRow,
  columnGap: space[4],
  minHeight: 44,
  padding: `${space[1]} ${space[4]}`,
  ...surfaceCard,
  fontSize: fontSize[13],
});
export const title = style({ fontSize: fontSize[14], lineHeight: '24px', color: color.inkStrong });
export const bar = style({
  display: 'flex',
  width: 200,
  // With the title it fills its row, so that the text begins the next one even while it is empty.
  '@media': { [media.phone]: { flex: `1 0 calc(100% - ${titlePx}px - ${space[4]})` } },
});
export const text = style({
  ...centredRow,
  columnGap: space[2],
  minHeight: 24,
  '@media': { [media.phone]: { minHeight: 44 } },
});
export const lines = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  marginInlineStart: 'auto',
  // One row that scrolls: the cart arrives after the page, and nothing below may move then.
  '@media': { [media.phone]: { flex: '1 0 0', flexWrap: 'nowrap', minWidth: 0, overflowX: 'auto' } },
});
export const line = style({
  ...centredRow,
  justifyContent: 'space-between',
  gap: space[1],
  minHeight: 28,
  whiteSpace: 'nowrap',
  color: color.promoInk,
  '@media': { [media.phone]: { minHeight: 44 } },
});
export const name = style([ellipsis, { maxWidth: 160, color: color.ink }]);
