import { style } from '@vanilla-extract/css';
import { layer, tabBarSpace, vars } from '@yaoji/ui/theme';

/** Has room of its own at the end of the page; out of sight while someone types. */
export const strip = style({
  position: 'sticky',
  insetBlockEnd: tabBarSpace,
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  height: 52,
  paddingInlineStart: vars.space[3],
  background: vars.color.surface,
  boxShadow: vars.shadow.edge,
  selectors: { 'body:has(:is(input, textarea, select):focus) &': { display: 'none' } },
});
export const open = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: 0,
  height: '100%',
  color: vars.color.brandStrong,
});
export const title = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 600 });
