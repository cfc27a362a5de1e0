import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const share = createVar();
export const at = createVar();

export const track = style({
  position: 'relative',
  display: 'inline-block',
  width: '100%',
  height: 6,
  borderRadius: 3,
  background: `color-mix(in srgb, ${color.promo} 18%, ${color.surface})`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const bar = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: share,
  maxWidth: '100%',
  borderRadius: 3,
  background: color.promo,
  transition: `width ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
export const mark = style({
  position: 'absolute',
  insetBlock: -4,
  // The last mark stays inside the track, which may be as wide as the window.
  insetInlineStart: `clamp(0px, ${at} - 1px, 100% - ${space[0.5]})`,
  width: 2,
  background: color.promoInk,
});
