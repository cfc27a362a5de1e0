import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { color, space, radius, fontSize } = vars;

/** Read from where the boxes stand, an arm's length away. */
const base = style({
  minHeight: 88,
  padding: space[4],
  borderRadius: radius.card,
  fontSize: fontSize[28],
  lineHeight: 1.3,
});
export const sign = styleVariants({
  none: [base, { background: color.sunken, color: color.inkMuted }],
  right: [base, { background: color.successSoft, color: color.success }],
  wrong: [base, { background: color.danger, color: color.surface }],
});
