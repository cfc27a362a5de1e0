import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { layer as zIndex } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const area = style({ display: 'inline-flex' });
export const areaBlock = style({ display: 'block' });

/** Lifts the panel into the top layer; the panel positions itself. */
export const layer = style({
  position: 'fixed',
  width: 0,
  height: 0,
  padding: 0,
  overflow: 'visible',
  background: 'none',
});
export const sheetLayer = style([
  layer,
  { '@media': { [media.phone]: { '::backdrop': { background: vars.color.overlay } } } },
]);
globalStyle(`${sheetLayer} > [data-radix-popper-content-wrapper]`, {
  '@media': {
    [media.phone]: { inset: 'auto 0 0 0 !important', minWidth: '100% !important', transform: 'none !important' },
  },
});

export const panel = style({
  zIndex: zIndex.float,
  maxWidth: 'min(420px, calc(100vw - 16px))',
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflow: 'auto',
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.fontSize[13],
  boxShadow: vars.shadow.float,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
});

export const panelOrSheet = style([
  panel,
  {
    '@media': {
      [media.phone]: {
        maxWidth: 'none',
        maxHeight: 'calc(100dvh - 16px)',
        paddingBlockEnd: `calc(${vars.space[4]} + env(safe-area-inset-bottom, 0px))`,
        borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
      },
    },
  },
]);
