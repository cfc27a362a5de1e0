import { style } from '@vanilla-extract/css';
import { centredRow, inlineRow, layoutPx, media, tabBarSpace, vars, visuallyHidden } from '@yaoji/ui/theme';

const { color, space, radius, fontSize } = vars;

export const heading = visuallyHidden;
export const panes = style({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0, 1fr)',
  alignItems: 'start',
  minHeight: '100dvh',
  marginBlockStart: space[3],
  background: color.surface,
  '@media': { [media.phone]: { gridTemplateColumns: '88px minmax(0, 1fr)', margin: `0 calc(-1 * ${space[2]})` } },
});
export const first = style({
  position: 'sticky',
  insetBlockStart: layoutPx.compactHeader,
  display: 'grid',
  maxHeight: `calc(100dvh - ${layoutPx.phoneHeader}px - ${tabBarSpace})`,
  overflowY: 'auto',
  background: color.sunken,
  '@media': { [media.low]: { insetBlockStart: 0, maxHeight: `calc(100dvh - ${tabBarSpace})` } },
});
export const entry = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 52,
  borderInlineStart: '3px solid transparent',
  fontSize: fontSize[14],
  textAlign: 'center',
  color: color.ink,
  selectors: {
    '&:hover': { color: color.brand },
    '&[aria-current]': {
      borderInlineStartColor: color.brand,
      background: color.surface,
      color: color.brandStrong,
      fontWeight: 600,
    },
  },
});
export const second = style({ display: 'grid', gap: space[4], padding: space[3] });
export const title = style({
  ...centredRow,
  justifyContent: 'space-between',
  minHeight: 40,
  fontSize: fontSize[14],
  fontWeight: 600,
});
export const all = style({
  ...inlineRow,
  minHeight: 40,
  paddingInline: space[2],
  fontSize: fontSize[13],
  fontWeight: 400,
  color: color.brand,
});
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  gap: space[2],
});
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 48,
  padding: space[1],
  borderRadius: radius.control,
  background: color.sunken,
  fontSize: fontSize[13],
  lineHeight: '18px',
  textAlign: 'center',
  color: color.inkStrong,
  ':hover': { background: color.brandSoft, color: color.brandStrong },
});
