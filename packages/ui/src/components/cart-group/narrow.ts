import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { breakpointPx } from '../../theme/tokens.ts';

export const cartContainer = 'yj-cart';

/** A rule for narrow windows, and for boxes as narrow in wide ones: a page leaves 16 px at each side. */
export const narrow = (rule: StyleRule) => ({
  [media.tablet]: rule as object,
  [media.wide]: {
    '@container': { [`${cartContainer} (max-width: ${breakpointPx.tablet - 1 - 2 * 16}px)`]: rule as object },
  },
});
