import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const zoomX = createVar();
export const zoomY = createVar();

/** On phones the thumbnails are next to a lower picture, so the purchase area starts in the first screen. */
export const gallery = style({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[2], height: 232 } },
});
export const main = style({
  position: 'relative',
  aspectRatio: '1',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  overflow: 'hidden',
  '@media': { [media.phone]: { display: 'grid', placeItems: 'center', aspectRatio: 'auto', height: 232 } },
});
export const zoom = style({
  width: '100%',
  height: '100%',
  transformOrigin: `${zoomX} ${zoomY}`,
  '@media': {
    [media.phone]: { width: 230, height: 230 },
    [media.hover]: { selectors: { [`${main}:hover > &`]: { transform: 'scale(2)', cursor: 'zoom-in' } } },
  },
});
/** Covers the picture, so a click anywhere enlarges it. */
export const enlarge = style({
  position: 'absolute',
  inset: 0,
  cursor: 'zoom-in',
  ':focus-visible': { outlineOffset: -3 },
});
export const enlargeIcon = style({
  position: 'absolute',
  insetBlockEnd: space[2],
  insetInlineEnd: space[2],
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: vars.radius.control,
  background: color.surface,
  border: `1px solid ${color.line}`,
  color: color.inkMuted,
});
export const video = style({ width: '100%', height: '100%', background: color.inkStrong });
/** Above the button that covers the picture. */
export const film = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  height: 28,
  paddingInline: space[2.5],
  borderRadius: vars.radius.control,
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.ink,
  fontSize: vars.fontSize[12],
  ':hover': { color: color.brand, borderColor: color.brand },
});
export const strip = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) 24px',
  gap: space[1.5],
  alignItems: 'center',
  '@media': { [media.phone]: { display: 'block' } },
});
export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  height: 48,
  '@media': { [media.phone]: { display: 'none' } },
  borderRadius: vars.radius.control,
  color: color.ink,
  selectors: {
    '&:hover:not(:disabled)': { background: color.brandSoft },
    '&:disabled': { color: color.inkDisabled, cursor: 'default' },
  },
});
export const thumbs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space[2],
  '@media': { [media.phone]: { gridTemplateColumns: '40px' } },
});
export const thumb = style({
  aspectRatio: '1',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: color.surface,
  selectors: { '&[aria-pressed="true"]': { borderColor: color.brand, boxShadow: `0 0 0 1px ${color.brand}` } },
});
