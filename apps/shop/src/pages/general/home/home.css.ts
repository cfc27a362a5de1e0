import { style } from '@vanilla-extract/css';
import { media, vars, visuallyHidden } from '@yaoji/ui/theme';

const { color, space, radius, fontSize } = vars;

/** Seven entries of the category menu, which hangs over the first column. */
const menuHeightPx = 7 * 44 + 12;
const menuWidthPx = 200;
const sideHeightPx = 170;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const heading = visuallyHidden;

/** Of the link below the menu, which hangs 12 px above the carousel's edge. */
const linkHeightPx = 40;

export const hero = style({
  display: 'grid',
  gridTemplateColumns: `${menuWidthPx}px minmax(0, 1fr)`,
  gap: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', marginBlockStart: space[2] } },
});
export const belowMenu = style({
  display: 'grid',
  placeItems: 'center',
  paddingBlockStart: menuHeightPx,
  background: color.surface,
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  fontSize: fontSize[13],
  color: color.brand,
  '@media': { [media.phone]: { display: 'none' } },
});
export const carousel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  aspectRatio: '960 / 360',
  // Ends with the link below the menu, where the window is narrow too.
  minHeight: menuHeightPx + linkHeightPx - 12,
  marginBlockStart: space[3],
  borderRadius: radius.card,
  overflow: 'hidden',
  '@media': { [media.phone]: { minHeight: 0, marginBlockStart: 0 } },
});
export const slide = style({ display: 'block', height: '100%' });
export const news = style({ display: 'flex', gap: space[3] });
export const newsCard = style({ flex: 1, display: 'grid', minWidth: 0 });
export const newsSkeleton = style({ flex: 1, height: sideHeightPx });
export const newsList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  columnGap: space[8],
});
export const newsLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  lineHeight: '24px',
  fontSize: fontSize[13],
});
export const newsText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const newsLink = style([newsText, { selectors: { '&:hover': { color: color.brand } } }]);
export const newsDay = style({ flex: 'none', color: color.inkMuted });
export const side = style({
  flex: 'none',
  width: 230,
  height: sideHeightPx,
  borderRadius: radius.card,
  overflow: 'hidden',
  '@media': {
    [media.laptop]: { selectors: { '&:nth-child(n + 4)': { display: 'none' } } },
    [media.tablet]: { display: 'none' },
  },
});

export const topAdPicture = style({ width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'left center' });
export const topAd = style({
  display: 'block',
  aspectRatio: '1200 / 64',
  // Its words stand at the left and stay readable; what a narrow window cuts off is ground.
  minHeight: 40,
  width: '100%',
  borderRadius: radius.card,
  overflow: 'hidden',
});

export const brands = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: space[3],
});
export const brand = style({
  display: 'grid',
  placeItems: 'center',
  height: 80,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  selectors: { '&:hover': { borderColor: color.brand } },
});
