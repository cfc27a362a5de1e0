import { globalStyle, style } from '@vanilla-extract/css';
import { media, oneColumn, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, space } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[3],
  paddingBlockEnd: space[6],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** In narrow windows the tables need its room; the start page has the list of pages. */
export const menu = style({
  '@media': { [media.tablet]: { display: 'none' }, [media.phone]: { display: 'none' } },
});
export const content = style({
  ...oneColumn,
  gap: space[3],
  minHeight: 480,
  alignContent: 'start',
  '@media': { [media.phone]: { gap: space[2] } },
});
export const head = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  minHeight: 36,
  '@media': { [media.phone]: { minHeight: 0, rowGap: space[1], paddingBlockStart: space[2] } },
});
export const heading = style({
  ...wrappingRow,
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
  fontSize: vars.fontSize[20],
  lineHeight: '28px',
  color: color.inkStrong,
  '@media': { [media.phone]: { fontSize: vars.fontSize[16], lineHeight: '24px' } },
});
/** Phones have room for the ways only. */
export const headingOfWays = style([
  heading,
  { '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)' } } },
]);
export const note = style({ fontSize: vars.fontSize[13], fontWeight: 400, color: color.inkMuted });
export const actions = style({ ...wrappingRow, gap: space[2] });
// Links of a page share the width of a phone.
globalStyle(`${actions}:has(> nav)`, { '@media': { [media.phone]: { width: '100%' } } });
globalStyle(`${actions} > nav, ${actions} > nav > *`, { '@media': { [media.phone]: { flex: 'auto' } } });
