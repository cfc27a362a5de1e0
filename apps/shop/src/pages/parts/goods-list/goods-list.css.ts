import { style } from '@vanilla-extract/css';
import { media, vars, visuallyHidden } from '@yaoji/ui/theme';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minHeight: '100dvh',
  alignContent: 'start',
});
export const crumbs = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: 44,
  marginBlockEnd: `calc(-1 * ${space[3]})`,
});
export const total = style({ flex: 'none', fontSize: vars.fontSize[12], color: color.inkMuted });
export const heading = visuallyHidden;

export const understoodPending = style({ minHeight: 40 });
export const understood = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[3], overflowWrap: 'anywhere' });

export const filterToggle = style({ display: 'none', '@media': { [media.phone]: { display: 'block' } } });
export const filters = style({});
export const filtersFolded = style({ '@media': { [media.phone]: { display: 'none' } } });

export const moreRows = style({
  display: 'block',
  width: '100%',
  minHeight: 32,
  borderBlockStart: `1px dashed ${color.line}`,
  fontSize: vars.fontSize[12],
  textAlign: 'center',
  color: color.inkMuted,
  ':hover': { color: color.brand },
});

export const skeleton = style({ display: 'grid', gap: space[3] });
const surface = { background: color.surface, borderRadius: vars.radius.card };
export const filterSkeleton = style({
  ...surface,
  minHeight: 5 * 39 + 32,
  paddingInline: 20,
  '@media': { [media.phone]: { display: 'none' } },
});
export const filterSkeletonRow = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  height: 39,
  selectors: { '& + &': { borderBlockStart: `1px dashed ${color.line}` } },
});
export const sortSkeleton = style({ ...surface, display: 'flex', alignItems: 'center', height: 44, paddingInline: 20 });
