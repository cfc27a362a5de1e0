import { style } from '@vanilla-extract/css';
import { media, vars, visuallyHidden, wrappingRow } from '@yaoji/ui/theme';

const { color, space, radius, fontSize } = vars;

export const heading = visuallyHidden;
export const suppliers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[2] } },
});
export const supplier = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[2],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: 'hidden',
  paddingBlockEnd: space[3],
  selectors: { '&:hover': { borderColor: color.brand } },
});
export const picture = style({
  gridColumn: '1 / -1',
  width: '100%',
  height: 'auto',
  aspectRatio: '280 / 112',
  objectFit: 'cover',
  marginBlockEnd: space[2],
});
export const name = style({ paddingInlineStart: space[3], fontWeight: 600, color: color.inkStrong });
export const count = style({
  gridRow: 2,
  gridColumn: 2,
  paddingInlineEnd: space[3],
  fontSize: fontSize[12],
  color: color.brand,
});
export const maker = style({
  gridColumn: '1 / -1',
  paddingInline: space[3],
  fontSize: fontSize[12],
  color: color.inkMuted,
});
export const terms = style({ display: 'grid', gap: space[2], fontSize: fontSize[13], color: color.ink });
export const term = style({ ...wrappingRow, gap: space[2] });
export const papers = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[6], rowGap: space[2] });
