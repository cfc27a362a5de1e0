import { style } from '@vanilla-extract/css';
import { media, surfaceCard, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

export const head = style({
  ...wrappingRow,
  columnGap: space[4],
  rowGap: space[2],
  padding: `${space[4]} ${space[6]}`,
  ...surfaceCard,
  '@media': { [media.phone]: { padding: space[3] } },
});
export const title = style({ fontSize: fontSize[20], lineHeight: '28px', color: color.inkStrong });
export const rule = style({ flex: '1 1 320px', fontSize: fontSize[13], lineHeight: '20px', color: color.ink });
