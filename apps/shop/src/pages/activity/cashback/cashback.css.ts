import { style } from '@vanilla-extract/css';
import { oneColumn, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

export const progress = style({ ...oneColumn, gap: space[4] });
export const reached = style({
  ...wrappingRow,
  alignItems: 'baseline',
  columnGap: space[3],
  rowGap: space[1],
  minHeight: 40,
});
export const label = style({ fontSize: fontSize[13], color: color.inkMuted });
export const hint = style({ fontSize: fontSize[13], color: color.ink });
