import type { StyleRule } from '@vanilla-extract/css';

export const gridContainer = 'yj-goods-grid';
/** Below this width of the grid there is one column, and a card lies on its side. */
export const lyingBelow = 520;

/** Rules of a card that lies on its side. */
export const lying = (rule: StyleRule): StyleRule => ({
  '@container': { [`${gridContainer} (max-width: ${lyingBelow - 1}px)`]: rule as object },
});
