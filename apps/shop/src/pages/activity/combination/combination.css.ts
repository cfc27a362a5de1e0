import { style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

const { color, space, radius, fontSize } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[4],
  rowGap: space[1],
  padding: `${space[4]} ${space[6]}`,
  background: color.surface,
  borderRadius: radius.card,
  '@media': { [media.phone]: { padding: space[3] } },
});
export const title = style({ fontSize: fontSize[20], lineHeight: '28px', color: color.inkStrong });
export const rule = style({ fontSize: fontSize[13], lineHeight: '20px', color: color.inkMuted });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 560px), 1fr))',
  gap: space[3],
});
