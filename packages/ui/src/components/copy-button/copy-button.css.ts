import { style } from '@vanilla-extract/css';

/** Never narrower than its words, beside a text of any length. */
export const frame = style({ flex: 'none' });
