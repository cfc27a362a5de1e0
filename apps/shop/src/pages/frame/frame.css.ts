import { style } from '@vanilla-extract/css';
import { layer, layoutPx, media, vars } from '@yaoji/ui';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media': {
    [media.phone]: { paddingBlockEnd: `calc(${layoutPx.mobileTabBar}px + env(safe-area-inset-bottom))` },
  },
});

export const main = style({ flex: 1, outline: 'none' });

/** Pages that lay themselves out; the others stand in a container. */
export const pending = style({ minHeight: '100dvh' });

export const skipLink = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInlineStart: 8,
  insetBlockStart: -80,
  padding: '8px 16px',
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.brandStrong,
  selectors: { '&:focus': { insetBlockStart: 8 } },
});
