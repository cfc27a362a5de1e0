import { style } from '@vanilla-extract/css';
import { inlineRow, vars } from '@yaoji/ui/theme';

const { color, space, radius, fontSize } = vars;

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const link = style({
  ...inlineRow,
  minHeight: 32,
  paddingInline: space[3],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  fontSize: fontSize[13],
  color: color.ink,
  selectors: { '&:hover': { borderColor: color.brand, color: color.brand } },
});
