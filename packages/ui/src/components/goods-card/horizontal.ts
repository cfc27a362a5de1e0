import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';

export const gridContainer = 'yj-goods-grid';
/** Below this width the grid has one column and cards are horizontal. */
export const horizontalBelow = 520;

/** Rules of horizontal cards, also in the low window of a phone on its side. */
export const horizontal = (rule: StyleRule): StyleRule => ({
  '@media': { [media.low]: rule as object },
  '@container': { [`${gridContainer} (max-width: ${horizontalBelow - 1}px)`]: rule as object },
});
