import { breakpointPx } from './tokens.ts';

/**
 * Media queries for `@media`, named after the widest layout they include.
 *
 * @example style({ '@media': { [media.phone]: { display: 'none' } } })
 */
export const media = {
  phone: `screen and (max-width: ${breakpointPx.phone - 1}px)`,
  /** Phones in either direction, whose browsers zoom in to small text of a focused field. */
  zooming: `screen and (max-width: ${breakpointPx.phone - 1}px), screen and (hover: none) and (max-height: 499px)`,
  tablet: `screen and (max-width: ${breakpointPx.tablet - 1}px)`,
  laptop: `screen and (max-width: ${breakpointPx.laptop - 1}px)`,
  /** Devices whose main pointer hovers. */
  hover: '(hover: hover) and (pointer: fine)',
  touch: '(hover: none)',
  calm: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
