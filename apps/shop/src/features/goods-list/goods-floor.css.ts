import { style } from '@vanilla-extract/css';
import { inlineRow, oneColumn, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, space, radius, fontSize } = vars;

export const floor = style({ ...oneColumn, gap: space[3] });
export const head = style({ ...wrappingRow, alignItems: 'baseline', columnGap: space[3], marginBlockStart: space[2] });
export const title = style({
  fontSize: fontSize[20],
  lineHeight: '28px',
  paddingInlineStart: space[2],
  borderInlineStart: `4px solid ${color.brand}`,
});
export const subtitle = style({ color: color.inkMuted, fontSize: fontSize[13] });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  marginInlineStart: 'auto',
  fontSize: fontSize[13],
});
export const link = style({
  ...inlineRow,
  minHeight: 28,
  color: color.ink,
  selectors: { '&:hover': { color: color.brand } },
});
export const banner = style({
  display: 'block',
  aspectRatio: '6 / 1',
  borderRadius: radius.card,
  overflow: 'hidden',
});
