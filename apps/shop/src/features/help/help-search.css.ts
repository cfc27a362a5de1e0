import { style } from '@vanilla-extract/css';
import { ellipsis, inlineRow, media, oneColumn, surfaceCard, vars } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  padding: space[3],
  ...surfaceCard,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] } },
});
export const top = style({ display: 'flex', gap: space[4], minHeight: 24, overflowX: 'auto', whiteSpace: 'nowrap' });
export const link = style({
  ...inlineRow,
  fontSize: fontSize[13],
  color: color.ink,
  ':hover': { color: color.brand },
  '@media': { [media.phone]: { minHeight: 44 } },
});
export const found = style(oneColumn);
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: fontSize[13],
  lineHeight: '20px',
  color: color.inkMuted,
  ':hover': { color: color.brand },
});
export const name = style([ellipsis, { fontSize: fontSize[14], color: color.inkStrong }]);
export const excerpt = style({ gridColumn: '1 / -1' });
