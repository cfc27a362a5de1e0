import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

export const goods = style({ display: 'grid', gap: space[0.5], overflowWrap: 'anywhere' });
export const fact = style({ color: color.inkMuted, fontSize: fontSize[12] });
export const answer = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
