import { style } from '@vanilla-extract/css';
import { media, surfaceCard, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

export const head = style({
  ...wrappingRow,
  columnGap: space[4],
  rowGap: space[1],
  minHeight: 64,
  padding: `${space[3]} ${space[6]}`,
  ...surfaceCard,
  '@media': { [media.phone]: { padding: space[3] } },
});
export const title = style({ fontSize: fontSize[20], lineHeight: '28px', color: color.inkStrong });
export const rule = style({ fontSize: fontSize[13], lineHeight: '20px', color: color.inkMuted });
export const standing = style({
  ...wrappingRow,
  alignItems: 'baseline',
  gap: space[3],
  minHeight: 32,
  marginInlineStart: 'auto',
  fontSize: fontSize[13],
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});
export const figure = style({ fontSize: fontSize[20], lineHeight: '28px', color: color.promoInk });
export const goods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
  gap: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[2] } },
});
