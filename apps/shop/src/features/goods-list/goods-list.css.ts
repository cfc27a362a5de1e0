import { style } from '@vanilla-extract/css';
import { centredRow, media, oneColumn, surfaceCard, vars, visuallyHidden } from '@yaoji/ui/theme';

const { color, space } = vars;

export const page = style({ ...oneColumn, gap: space[2], minHeight: '100dvh', alignContent: 'start' });
export const crumbs = style({
  ...centredRow,
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: 40,
  marginBlockEnd: `calc(-1 * ${space[2]})`,
  // On phones the header and the tab bar show the location.
  '@media': { [media.phone]: { display: 'none' } },
});
export const total = style({ flex: 'none', fontSize: vars.fontSize[12], color: color.inkMuted });
export const delivery = style([total, { flex: '0 1 auto', marginInlineStart: 'auto' }]);
export const heading = visuallyHidden;

export const understood = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[3], overflowWrap: 'anywhere' });

export const wideTools = style({
  ...centredRow,
  gap: space[4],
  '@media': { [media.phone]: { display: 'none' } },
});
export const phoneTools = style({ display: 'none', '@media': { [media.phone]: { display: 'flex' } } });

export const skeleton = style({ display: 'grid', gap: space[2] });
export const filterSkeleton = style({
  ...surfaceCard,
  ...centredRow,
  height: 44,
  paddingInline: space[5],
  '@media': { [media.phone]: { display: 'none' } },
});
export const sortSkeleton = style({ ...surfaceCard, ...centredRow, height: 44, paddingInline: space[5] });
