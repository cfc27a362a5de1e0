import { style } from '@vanilla-extract/css';
import { centredRow, media, oneColumn, surfaceCard, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

export const head = style({
  ...oneColumn,
  gap: space[3],
  paddingBlockEnd: space[4],
  ...surfaceCard,
  overflow: 'hidden',
});
export const banner = style({
  width: '100%',
  height: 'auto',
  minHeight: 96,
  aspectRatio: '6 / 1',
  objectFit: 'cover',
  objectPosition: 'left center',
  '@media': { [media.phone]: { aspectRatio: '2 / 1' } },
});
const inset = { paddingInline: space[6], '@media': { [media.phone]: { paddingInline: space[3] } } };
export const line = style({ ...wrappingRow, gap: space[4], ...inset });
export const title = style({ fontSize: fontSize[20], lineHeight: '28px', color: color.inkStrong });
export const period = style({ fontSize: fontSize[13], color: color.inkMuted });
export const rules = style({
  display: 'grid',
  gap: space[1],
  fontSize: fontSize[13],
  lineHeight: '20px',
  color: color.ink,
  ...inset,
});
export const own = style({ maxWidth: 640, ...inset });
export const tiers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(440px, 100%), 1fr))',
  gap: space[4],
  ...inset,
});
export const tier = style({ display: 'grid', alignContent: 'start', gap: space[2] });
export const tierTitle = style({
  ...centredRow,
  gap: space[2],
  fontSize: fontSize[14],
  fontWeight: 600,
  color: color.inkStrong,
});
