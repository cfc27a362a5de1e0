import { style } from '@vanilla-extract/css';
import { media, surfaceCard, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

export const head = style({
  ...wrappingRow,
  gap: space[4],
  minHeight: 64,
  paddingBlock: space[2],
  paddingInline: space[6],
  ...surfaceCard,
});
export const title = style({ fontSize: fontSize[20], lineHeight: '28px', color: color.inkStrong });
export const sort = style({ marginInlineStart: 'auto', '@media': { [media.phone]: { marginInlineStart: 0 } } });
export const coming = style({ fontSize: fontSize[12], color: color.inkMuted });
