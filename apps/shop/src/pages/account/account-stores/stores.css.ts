import { style } from '@vanilla-extract/css';
import { media, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const store = style({ display: 'grid', gap: space[3] });
export const company = style({
  ...wrappingRow,
  gap: space[2],
  fontSize: fontSize[16],
  lineHeight: '24px',
  color: color.inkStrong,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
