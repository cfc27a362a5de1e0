import type { StyleRule } from '@vanilla-extract/css';

export const gridContainer = 'yj-goods-grid';
/** Below this width the grid has one column and cards are horizontal. */
export const lyingBelow = 520;

/** Rules of horizontal cards. */
export const lying = (rule: StyleRule): StyleRule => ({
  '@container': { [`${gridContainer} (max-width: ${lyingBelow - 1}px)`]: rule as object },
});
