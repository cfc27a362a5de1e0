import { style } from '@vanilla-extract/css';

/** Keeps its width next to a text of any length. */
export const frame = style({ flex: 'none' });
