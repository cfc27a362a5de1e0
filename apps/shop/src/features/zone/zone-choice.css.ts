import { style } from '@vanilla-extract/css';

export const choice = style({ overflowX: 'auto' });
