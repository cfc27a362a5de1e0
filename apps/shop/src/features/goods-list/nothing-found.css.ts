import { style } from '@vanilla-extract/css';
import { media, oneColumn, vars } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

export const page = style({ ...oneColumn, gap: space[3] });
export const tried = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[12]}`,
  marginBlockEnd: space[2],
  paddingInlineStart: space[4],
  listStyle: 'disc',
  fontSize: fontSize[13],
  color: color.inkMuted,
});
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
