import { style } from '@vanilla-extract/css';

export const rounds = style({ overflowX: 'auto' });
