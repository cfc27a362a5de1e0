import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { breakpointPx, layer, layoutPx, media, tabBarSpace, vars } from '@yaoji/ui/theme';
import { drawerRoomPx } from '#features/cart/drawer-room.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media': {
    [media.phone]: { paddingBlockEnd: tabBarSpace },
  },
});

/** On step 1 of the cart the page makes room for the drawer next to it. */
export const besideDrawer = style({
  '@media': {
    [`screen and (min-width: ${drawerRoomPx}px)`]: {
      paddingInlineEnd: layoutPx.drawer,
      // Its ground, until the cart is there.
      '::after': {
        content: '',
        position: 'fixed',
        insetBlock: 0,
        insetInlineEnd: layoutPx.rail,
        width: layoutPx.drawer,
        background: vars.color.surface,
        boxShadow: vars.shadow.edge,
      },
    },
    // In narrower windows, containers leave room for the rail.
    [`screen and (min-width: ${breakpointPx.desktop}px)`]: { paddingInlineEnd: layoutPx.drawer + layoutPx.rail },
  },
});

/** At least as tall as the window, so that the footer does not move when a page arrives. */
export const main = style({ flex: 1, minHeight: '100dvh', outline: 'none' });

export const skipLink = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInlineStart: vars.space[2],
  insetBlockStart: -80,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.brandStrong,
  selectors: { '&:focus': { insetBlockStart: vars.space[2] } },
});

export const phoneActions = style({
  display: 'none',
  '@media': {
    [media.phone]: { display: 'flex', justifyContent: 'center' },
  },
});
globalStyle(`${phoneActions} > *`, { paddingInline: vars.space[2], whiteSpace: 'nowrap' });

// A control pressed before hydration: index.html sets the attribute.
globalStyle('[data-held]', { opacity: 0.6, cursor: 'progress' });

const grow = keyframes({ from: { transform: 'scaleX(0)' } });
export const leaving = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: layer.toast,
  height: 3,
  background: vars.color.brand,
  transformOrigin: 'left',
  transform: 'scaleX(0.9)',
  // Later than most pages arrive.
  animation: `${grow} 8s 300ms cubic-bezier(0, 0.6, 0.2, 1) backwards`,
});

/**
 * Hides the last part at the window's edge while the document is still being parsed, because its contents would move. A
 * parsed part has a following sibling.
 */
globalStyle(`${frame} > :is(nav, aside, footer):last-child`, { visibility: 'hidden' });
