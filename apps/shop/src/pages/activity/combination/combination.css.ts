import { style } from '@vanilla-extract/css';
import { media, surfaceCard, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

export const head = style({
  ...wrappingRow,
  alignItems: 'baseline',
  columnGap: space[4],
  rowGap: space[1],
  padding: `${space[4]} ${space[6]}`,
  ...surfaceCard,
  '@media': { [media.phone]: { padding: space[3] } },
});
export const title = style({ fontSize: fontSize[20], lineHeight: '28px', color: color.inkStrong });
export const rule = style({ fontSize: fontSize[13], lineHeight: '20px', color: color.inkMuted });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 560px), 1fr))',
  gap: space[3],
});
