import { style } from '@vanilla-extract/css';
import { centredRow, layer, media, oneLine, tabBarSpace, vars } from '@yaoji/ui/theme';

const { color, space } = vars;

/** At the foot of the window while the list is visible. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: space[2],
  zIndex: layer.sticky,
  ...centredRow,
  gap: space[3],
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow.raised,
  '@media': { [media.phone]: { insetBlockEnd: tabBarSpace, padding: space[2], gap: space[2] } },
});
/** Above the foot of a table. */
export const barAboveFoot = style([
  bar,
  {
    insetBlockEnd: `calc(56px + ${space[2]})`,
    '@media': { [media.phone]: { insetBlockEnd: `calc(${tabBarSpace} + 60px)` } },
  },
]);
export const places = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[2],
  minWidth: 0,
});
export const place = style({
  ...centredRow,
  gap: space[2],
  minWidth: 0,
  height: 44,
  paddingInline: `${space[2]} ${space[1]}`,
  borderRadius: vars.radius.control,
  background: color.ground,
  '@media': { [media.phone]: { gap: 0, paddingInline: space[0.5] } },
});
export const empty = style([
  place,
  {
    justifyContent: 'center',
    border: `1px dashed ${color.line}`,
    background: 'none',
    color: color.inkMuted,
    fontSize: vars.fontSize[12],
    '@media': { [media.phone]: { fontSize: 0 } },
  },
]);
export const picture = style({ flex: 'none', width: 32 });
export const name = style({
  flex: 1,
  ...oneLine,
  fontSize: vars.fontSize[13],
  '@media': { [media.phone]: { display: 'none' } },
});
export const actions = style({ flex: 'none', ...centredRow, gap: space[1] });
