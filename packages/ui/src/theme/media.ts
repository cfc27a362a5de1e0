import { breakpointPx } from './tokens.ts';

/** A phone on its side is wide, but too low for the layout of desktops. */
const lowPx = 500;
const low = `screen and (hover: none) and (max-height: ${lowPx - 1}px)`;
const wide = `screen and (min-width: ${breakpointPx.phone}px)`;

/**
 * Media queries for `@media`, named after the widest layout they include.
 *
 * @example style({ '@media': { [media.phone]: { display: 'none' } } })
 */
export const media = {
  /** Phones upright or on their side. */
  phone: `screen and (max-width: ${breakpointPx.phone - 1}px), ${low}`,
  /** Phones on their side. */
  low,
  /** All that are not phones. */
  wide: `${wide} and (hover: hover), ${wide} and (min-height: ${lowPx}px)`,
  tablet: `screen and (max-width: ${breakpointPx.tablet - 1}px)`,
  laptop: `screen and (max-width: ${breakpointPx.laptop - 1}px)`,
  /** Devices whose main pointer hovers. */
  hover: '(hover: hover) and (pointer: fine)',
  touch: '(hover: none)',
  calm: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
