import { style } from '@vanilla-extract/css';
import { centredRow, layer, oneLine, tabBarSpace, vars } from '@yaoji/ui/theme';

/** Has room of its own at the end of the page; out of sight while someone types. */
export const strip = style({
  position: 'sticky',
  insetBlockEnd: tabBarSpace,
  zIndex: layer.sticky,
  ...centredRow,
  height: 52,
  paddingInlineStart: vars.space[3],
  background: vars.color.surface,
  boxShadow: vars.shadow.edge,
  selectors: { 'body:has(:is(input, textarea, select):focus) &': { display: 'none' } },
});
export const open = style({
  flex: 1,
  ...centredRow,
  gap: vars.space[1],
  minWidth: 0,
  height: '100%',
  color: vars.color.brandStrong,
});
export const title = style({ ...oneLine, fontWeight: 600 });
