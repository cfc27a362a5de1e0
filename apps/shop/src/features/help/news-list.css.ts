import { style } from '@vanilla-extract/css';
import { media, oneColumn, vars } from '@yaoji/ui/theme';

const { color, space, fontSize, radius } = vars;

export const list = style(oneColumn);
export const entry = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } } });
export const link = style({
  display: 'flex',
  gap: space[4],
  paddingBlock: space[3],
  color: color.ink,
  '@media': { [media.phone]: { flexWrap: 'wrap', gap: space[2] } },
});
export const picture = style({ flex: 'none', borderRadius: radius.control, objectFit: 'cover' });
export const text = style({ flex: 1, display: 'grid', alignContent: 'start', gap: space[1], minWidth: 0 });
export const name = style({
  fontSize: fontSize[14],
  fontWeight: 500,
  color: color.inkStrong,
  selectors: { [`${link}:hover &`]: { color: color.brand } },
});
export const summary = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontSize: fontSize[13],
  lineHeight: '20px',
  color: color.inkMuted,
});
export const day = style({ flex: 'none', fontSize: fontSize[12], lineHeight: '22px', color: color.inkMuted });
