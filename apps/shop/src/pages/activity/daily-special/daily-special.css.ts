import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { color, space, radius, fontSize } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  minHeight: 64,
  paddingInline: space[6],
  background: color.surface,
  borderRadius: radius.card,
});
export const title = style({ fontSize: fontSize[20], lineHeight: '28px', color: color.inkStrong });
export const coming = style({ fontSize: fontSize[12], color: color.inkMuted });
