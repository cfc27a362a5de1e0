import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { centredRow } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const carousel = style({
  position: 'relative',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  background: color.line,
});
export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  // Pictures of other proportions are cropped, so no slide is higher.
  gridTemplateRows: 'minmax(0, 1fr)',
  height: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  ':focus-visible': { outlineOffset: -3 },
});
export const slide = style({
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  minWidth: 0,
  // Don't load pictures of slides two or more away.
  contentVisibility: 'auto',
});
const control = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  background: color.overlay,
  color: color.onOverlay,
  ':focus-visible': { outlineColor: color.onOverlay, outlineOffset: -3 },
});
const arrow = style([
  control,
  {
    insetBlockStart: 'calc(50% - 24px)',
    width: 32,
    height: 48,
    opacity: 0,
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { [`${carousel}:hover &, ${carousel}:focus-within &`]: { opacity: 1 } },
    '@media': { [media.touch]: { display: 'none' } },
  },
]);
export const previous = style([arrow, { insetInlineStart: 0, borderRadius: '0 4px 4px 0' }]);
export const next = style([arrow, { insetInlineEnd: 0, borderRadius: '4px 0 0 4px' }]);
export const foot = style({
  position: 'absolute',
  insetBlockEnd: space[2],
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  pointerEvents: 'none',
  // To the side: centred they would cover the words of a small picture.
  '@media': { [media.phone]: { justifyContent: 'flex-end', insetBlockEnd: space[1], paddingInlineEnd: space[1] } },
});
export const dots = style({
  ...centredRow,
  paddingInline: space[1],
  borderRadius: vars.radius.pill,
  background: color.overlay,
  pointerEvents: 'auto',
});
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  color: color.onOverlay,
  ':focus-visible': { outlineColor: color.onOverlay, outlineOffset: -3 },
  '::before': {
    content: '',
    width: 8,
    height: 8,
    borderRadius: 4,
    background: 'currentColor',
    opacity: 0.5,
    transition: `width ${vars.motion.normal} ${vars.motion.ease}`,
  },
  selectors: { '&[aria-current]::before': { opacity: 1, width: 16 } },
});
export const pause = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  color: color.onOverlay,
  ':focus-visible': { outlineColor: color.onOverlay },
});
