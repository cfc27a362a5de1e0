import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars, wrappingRow } from '@yaoji/ui/theme';

const { space } = vars;

/** On phones the search field fills the line after the states, or takes the next one. */
export const filters = style({
  ...wrappingRow,
  gap: `${space[2]} ${space[3]}`,
  '@media': { [media.phone]: { flex: 1, justifyContent: 'space-between' } },
});
globalStyle(`${filters} > search`, { '@media': { [media.phone]: { flex: '1 1 220px' } } });
export const batch = style({ ...wrappingRow, gap: space[3] });
